import { useEffect } from 'react'
import { watches } from '#contracts/api/watches.ts'
import { useCall } from '#web/api/queries.ts'
import { notice } from '#web/kit/toast.ts'
import { newChanges, readAnnounced, saveAnnounced } from './announced-changes.ts'
import { NOTICE_ID, WatchNotice } from './watch-notice.tsx'
import { setUnseen } from './watch-updates.state.ts'

/** Data changes by imports and grants are published weekly, so five minutes suffice. */
const POLL_MS = 5 * 60_000

const DASHBOARD = '/dashboard'

/** Polls what has changed, shows a notice about it, and updates the numbers in the menu. */
export function WatchUpdates() {
  const { data } = useCall(watches.counts, {}, { refetchInterval: POLL_MS, staleTime: POLL_MS })
  useEffect(() => {
    if (!data) return
    const { patents, ...items } = data.unseen
    setUnseen(
      patents,
      Object.values(items).reduce((sum, unseen) => sum + unseen, 0),
    )
    // Only the visible tab shows the notice; the others learn of it through storage.
    if (document.visibilityState !== 'visible') return
    const changed = newChanges(data.watches, readAnnounced())
    saveAnnounced(data.watches)
    // The dashboard itself shows what changed.
    if (changed.length > 0 && location.pathname !== DASHBOARD)
      notice(NOTICE_ID, 'good', <WatchNotice changed={changed} />)
  }, [data])
  useEffect(() => () => setUnseen(0, 0), [])
  return null
}
