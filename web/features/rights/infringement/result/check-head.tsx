import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PageHead } from '#web/kit/screens/page.tsx'
import { CHECK_PATH, checkDraft, checkKindOf, clearChecked, nextCheckPath } from '../../parts/check-draft.ts'
import { DeleteCheck } from '../history/delete-check.tsx'
import { useCheckName } from '../history/use-check-name.ts'
import { AgainButton } from './again-button.tsx'
import type { Check } from './use-check.ts'

export function CheckHead({ check }: { check: Check }) {
  const { t } = useTranslation('infringement')
  const [, navigate] = useLocation()
  const [saved, setDraft] = useDraft(checkDraft)
  const [isDeleting, setIsDeleting] = useState(false)
  const { row } = check
  const name = useCheckName(row)
  return (
    <>
      <PageHead
        title={name}
        named={{ whole: name, short: true }}
        subtitle={
          <>
            {row.asin !== null && row.title && `${row.asin} · ${row.marketplace} · `}
            {t('result.at', { time: moment(row.at) })}
          </>
        }
        actions={
          <>
            <Button
              component={Link}
              href={nextCheckPath(saved, checkKindOf(row))}
              variant="default"
              onClick={() => setDraft((now) => now && clearChecked(now))}
            >
              {t('result.new')}
            </Button>
            <AgainButton check={check} />
            <Button variant="default" onClick={() => setIsDeleting(true)}>
              {t('delete.title')}
            </Button>
          </>
        }
      />
      <DeleteCheck
        id={isDeleting ? row.id : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => navigate(CHECK_PATH, { replace: true })}
      />
    </>
  )
}
