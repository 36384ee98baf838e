import { Link } from 'wouter'
import { upstreamDifferences } from '#contracts/api/upstream.ts'
import { useCall } from '#web/api/queries.ts'
import { addressOf } from '#web/features/dev/console/sections.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './dev-mark.module.css'
import { fieldsOf } from './difference-fields.ts'

const POLL_MS = 3000

/** Names the latest upstream fields that deviate from the contract and links to the full list. */
export function DifferenceMark({ here }: { here: string }) {
  const { t } = useTranslation('console')
  // No polling without an upstream.
  const refetchInterval = ({ state }: { state: { data?: { origin: string | null } | undefined } }) =>
    state.data?.origin ? POLL_MS : false
  const { data } = useCall(upstreamDifferences.list, {}, { refetchInterval, retry: false })
  const row = data?.row ?? []
  if (row.length === 0) return null
  return (
    <Link href={addressOf('upstream', here)} className={classes.mark ?? ''}>
      {t('differences', { count: row.length, fields: fieldsOf(row) })}
    </Link>
  )
}
