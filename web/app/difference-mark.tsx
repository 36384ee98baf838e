import { Link } from 'wouter'
import { upstreamSeen } from '#contracts/api/upstream.ts'
import { useCall } from '#web/api/queries.ts'
import { addressOf } from '#web/features/dev/console/sections.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './dev-mark.module.css'
import { fieldsOf } from './difference-fields.ts'

const EVERY_MS = 3000

/** Dev mode: lists on every page the upstream fields that differ from the contract, and links to the whole list. */
export function DifferenceMark({ here }: { here: string }) {
  const { t } = useTranslation('console')
  // Without an upstream there is nothing to ask for again.
  const refetchInterval = ({ state }: { state: { data?: { origin: string | null } | undefined } }) =>
    state.data?.origin ? EVERY_MS : false
  const { data } = useCall(upstreamSeen.seen, {}, { refetchInterval, retry: false })
  const row = data?.row ?? []
  if (row.length === 0) return null
  return (
    <Link href={addressOf('upstream', here)} className={classes.mark ?? ''}>
      {t('differences', { count: row.length, fields: fieldsOf(row) })}
    </Link>
  )
}
