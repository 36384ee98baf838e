import { useEffect } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import { useCall } from '#web/api/queries.ts'
import { notice } from '#web/kit/toast.ts'
import { newFinds, readAnnounced, saveAnnounced } from './announced-finds.ts'
import { NOTICE_ID, WatchNotice } from './watch-notice.tsx'
import { setUnseenFinds } from './watch-updates.state.ts'

/** Grants are published weekly, so polling every five minutes suffices. */
const POLL_MS = 5 * 60_000

/** Polls the saved searches, shows a notice about new finds, and updates the number in the menu. */
export function WatchUpdates() {
  const { data } = useCall(patents.watches, {}, { refetchInterval: POLL_MS, staleTime: POLL_MS })
  useEffect(() => {
    if (!data) return
    setUnseenFinds(data.watches.reduce((sum, { found }) => sum + found, 0))
    // Only the visible tab shows the notice; through storage, other tabs learn that it was shown.
    if (document.visibilityState !== 'visible') return
    const watches = newFinds(data.watches, readAnnounced())
    saveAnnounced(data.watches)
    if (watches.length > 0) notice(NOTICE_ID, 'good', <WatchNotice watches={watches} />)
  }, [data])
  useEffect(
    () => () => {
      setUnseenFinds(0)
    },
    [],
  )
  return null
}
