import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { type Arrangement, devState } from '#contracts/api/dev/devtools-state.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './dev-mark.module.css'
import { DifferenceMark } from './difference-mark.tsx'

const CONSOLE = '/__dev'
/** Scripts arrange things too. */
const EVERY_MS = 10_000

/**
 * Dev mode: says on every page that something is arranged, or that an upstream answers otherwise than the contract says, so
 * that nobody takes either for a fault of the product.
 */
export function DevMark() {
  const { t } = useTranslation('console')
  const [path] = useLocation()
  const { data, refetch } = useCall(devState.read, { query: {} }, { refetchInterval: EVERY_MS, retry: false })
  const state = data?.state ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on every change of page
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
