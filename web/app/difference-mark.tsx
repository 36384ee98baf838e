import { Link } from 'wouter'
import { upstreamSeen } from '#contracts/api/upstream.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './dev-mark.module.css'

const EVERY_MS = 3000
/** Fields that the mark names; the console has all. */
const NAMED = 2

/** Dev mode: says on every page which fields of an upstream's answers are not as the contract has them. */
export function DifferenceMark({ here }: { here: string }) {
  const { t } = useTranslation('console')
  // Without an upstream there is nothing to ask for again.
  const refetchInterval = ({ state }: { state: { data?: { origin: string | null } | undefined } }) =>
    state.data?.origin ? EVERY_MS : false
  const { data } = useCall(upstreamSeen.seen, {}, { refetchInterval, retry: false })
  const row = data?.row ?? []
  if (row.length === 0) return null
  const fields = row.slice(0, NAMED).map(({ call, path }) => `${call.replace(/^.*\//, '')} ${path}`)
  return (
    <Link href={`/__dev?${new URLSearchParams({ from: here })}`} className={classes.mark ?? ''}>
      {t('differences', { count: row.length, fields: fields.join(', ') })}
    </Link>
  )
}
