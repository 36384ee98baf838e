import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { reports } from '#contracts/api/reports/reports.ts'
import { refreshAccount } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'
import { notice } from '#web/kit/toast.ts'
import { followReports } from './follow.ts'
import { type News, PENDING } from './heard.state.ts'
import { noticeReports } from './notices.ts'
import { useReportNews } from './report-news.state.ts'
import { noticeId, ReportNotice } from './report-notice.tsx'

/** What changes when a task ends. */
const CHANGED = [
  reports.productList,
  reports.marketList,
  reports.productOnline,
  reports.marketOnline,
  reports.versions,
  // Asked for without a revision it is the latest, which a comparison shows.
  reports.version,
] as const

/** Follows the running reports while somebody is logged in, and tells of those that end, on whatever page. */
export function ReportNews() {
  const queries = useQueryClient()
  useEffect(followReports, [])
  useEffect(() => noticeReports(tell), [])
  useReportNews(
    useCallback(
      ({ state }: News) => {
        if (state === PENDING) return
        // A task that failed gave its power back. The balance stays as it was when this fails; the next change reads it.
        refreshAccount().catch(() => {})
        for (const endpoint of CHANGED) void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
      },
      [queries],
    ),
  )
  return null
}

const tell = (news: News) =>
  notice(noticeId(news), news.state === COMPLETE ? 'good' : 'bad', <ReportNotice news={news} />)

/** SPEC section 4. */
const COMPLETE = 1
