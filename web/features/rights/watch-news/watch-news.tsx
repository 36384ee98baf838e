import { useEffect } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import { useCall } from '#web/api/queries.ts'
import { notice } from '#web/kit/toast.ts'
import { setUnseenFinds } from './watch-news.state.ts'
import { NOTICE_ID, WatchNotice } from './watch-notice.tsx'
import { newsOf, rememberTold, toldBefore } from './watch-told.ts'

/** Grants come by the week: a look every few minutes is often enough, and the server has it at hand. */
const LOOK_MS = 5 * 60_000

/** Looks what the saved searches have found, tells of what is new on whatever page, and leaves a mark in the menu. */
export function WatchNews() {
  const { data } = useCall(patents.watches, {}, { refetchInterval: LOOK_MS, staleTime: LOOK_MS })
  useEffect(() => {
    if (!data) return
    setUnseenFinds(data.watches.reduce((sum, { found }) => sum + found, 0))
    // Whoever does not look would not see it go: the tab in front tells, and the others know.
    if (document.visibilityState !== 'visible') return
    const news = newsOf(data.watches, toldBefore())
    rememberTold(data.watches)
    if (news.length > 0) notice(NOTICE_ID, 'good', <WatchNotice watches={news} />)
  }, [data])
  useEffect(
    () => () => {
      setUnseenFinds(0)
    },
    [],
  )
  return null
}
