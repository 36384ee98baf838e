import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import type { Check } from './use-check.ts'
import { useCheckAgain } from './use-check-again.ts'

/** Loads a check into the form again. If this would replace input that has not been checked yet, it asks first. */
export function AgainButton({ check }: { check: Check }) {
  const { t } = useTranslation('infringement')
  const { replaces, again, cancel, busy } = useCheckAgain(check)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    cancel()
    setIsAsking(false)
  }
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => (replaces ? setIsAsking(true) : again())}>
        {t('result.again')}
      </Button>
      <DeleteDialog
        opened={isAsking}
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
