import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { reports } from '#contracts/api/reports/reports.ts'
import { refreshAccount } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'
import { notice } from '#web/kit/toast.ts'
import { followReports } from './follow.ts'
import { noticeReports } from './notices.ts'
import { noticeId, ReportNotice } from './report-notice.tsx'
import { useReportUpdates } from './report-updates.state.ts'
import { PENDING, type TaskUpdate } from './task-updates.state.ts'

const STALE_AFTER_TASK = [
  reports.productList,
  reports.marketList,
  reports.productOnline,
  reports.marketOnline,
  reports.versions,
  // Comparisons call it without a revision, which gives the latest version.
  reports.version,
] as const

/** Mounted while logged in: follows running reports and shows a notice when one ends. */
export function ReportUpdates() {
  const queries = useQueryClient()
  useEffect(followReports, [])
  useEffect(() => noticeReports(showNotice), [])
  useReportUpdates(
    useCallback(
      ({ state }: TaskUpdate) => {
        if (state === PENDING) return
        // A failed task was refunded. After a failure here, the next change refreshes the balance.
        refreshAccount().catch(() => {})
        for (const endpoint of STALE_AFTER_TASK) void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
      },
      [queries],
    ),
  )
  return null
}

const showNotice = (update: TaskUpdate) =>
  notice(noticeId(update), update.state === COMPLETE ? 'good' : 'bad', <ReportNotice update={update} />)

/** The state of a finished report, as in SPEC section 4. */
const COMPLETE = 1
