import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import { useAgain } from './use-again.ts'
import type { Check } from './use-check.ts'

/** Checks the same again by way of the form. What waits there for its own check is not replaced without asking. */
export function AgainButton({ check }: { check: Check }) {
  const { t } = useTranslation('infringement')
  const { replaces, again, cancel, busy } = useAgain(check)
  const [asks, setAsks] = useState(false)
  const close = () => {
    cancel()
    setAsks(false)
  }
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => (replaces ? setAsks(true) : again())}>
        {t('result.again')}
      </Button>
      <DeleteDialog
        opened={asks}
        title={t('replace.title')}
        action={t('replace.confirm')}
        busy={busy}
        onDelete={again}
        onClose={close}
      >
        {t('replace.text')}
      </DeleteDialog>
    </>
  )
}
