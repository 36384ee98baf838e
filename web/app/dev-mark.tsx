import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { type Arrangement, devState } from '#contracts/api/dev/devtools-state.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './dev-mark.module.css'
import { DifferenceMark } from './difference-mark.tsx'

const CONSOLE = '/__dev'
/** Polled, because scripts change the state too. */
const POLL_MS = 10_000

/** Dev mode: marks every page while scenarios or faults are on, or an upstream deviates from the contract. */
export function DevMark() {
  const { t } = useTranslation('console')
  const [path] = useLocation()
  const { data, refetch } = useCall(devState.read, { query: {} }, { refetchInterval: POLL_MS, retry: false })
  const state = data?.state ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetched on every navigation
  useEffect(() => {
    void refetch()
  }, [path, refetch])
  const count = countOf(state)
  if (path === CONSOLE) return null
  const here = path + location.search
  return (
    <aside aria-label={t('bar.label')} className={classes.marks}>
      <DifferenceMark here={here} />
      {count > 0 && (
        <Link href={`${CONSOLE}?${new URLSearchParams({ from: here })}`} className={classes.mark ?? ''}>
          {t('mark', { count })}
        </Link>
      )}
    </aside>
  )
}

const countOf = ({ scenarios = [], users = [], faults = [], clock }: Arrangement) =>
  scenarios.length + users.reduce((sum, { on }) => sum + on.length, 0) + faults.length + (clock ? 1 : 0)
