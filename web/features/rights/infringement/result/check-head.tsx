import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PageHead } from '#web/kit/screens/page.tsx'
import { anotherCheck, anotherPath, begunCheck, CHECK_PATH, wayOf } from '../../parts/begun-check.ts'
import { DeleteCheck } from '../history/delete-check.tsx'
import { useNameOf } from '../history/name-of.ts'
import { AgainButton } from './again-button.tsx'
import type { Check } from './use-check.ts'

/** What was checked and when, and what can be done with the check. */
export function CheckHead({ check }: { check: Check }) {
  const { t } = useTranslation('infringement')
  const [, navigate] = useLocation()
  const [begun, keep] = useDraft(begunCheck)
  const [deletes, setDeletes] = useState(false)
  const { row } = check
  const name = useNameOf()(row)
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
              href={anotherPath(begun, wayOf(row))}
              variant="default"
              onClick={() => keep((begun) => begun && anotherCheck(begun))}
            >
              {t('result.new')}
            </Button>
            <AgainButton check={check} />
            <Button variant="default" onClick={() => setDeletes(true)}>
              {t('delete.title')}
            </Button>
          </>
        }
      />
      <DeleteCheck
        id={deletes ? row.id : null}
        onClose={() => setDeletes(false)}
        onDeleted={() => navigate(CHECK_PATH, { replace: true })}
      />
    </>
  )
}
