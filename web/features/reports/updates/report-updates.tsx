import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { reports } from '#contracts/api/reports/reports.ts'
import { refreshAccount } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'
import { notice } from '#web/kit/toast.ts'
import { followReports } from './follow.ts'
import { showEndedReports } from './notices.ts'
import { noticeId, ReportNotice } from './report-notice.tsx'
import { useReportUpdates } from './report-updates.state.ts'
import { PENDING, type TaskUpdate } from './task-updates.state.ts'

const STALE_AFTER_TASK = [
  reports.productList,
  reports.marketList,
  reports.productOnline,
  reports.marketOnline,
  reports.versions,
  // Comparisons call this endpoint without a revision to get the latest version, which a task changes.
  reports.version,
] as const

/** Mounted while the user is logged in. Follows running reports and shows a notice when a report ends. */
export function ReportUpdates() {
  const queries = useQueryClient()
  useEffect(followReports, [])
  useEffect(() => showEndedReports(showNotice), [])
  useReportUpdates(
    useCallback(
      ({ state }: TaskUpdate) => {
        if (state === PENDING) return
        // A failed task was refunded, so the balance has changed. If the refresh fails, the old balance stays.
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
