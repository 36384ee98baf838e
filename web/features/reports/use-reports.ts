import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { refreshAccount } from '#web/api/calls.ts'
import { keyOf, useCall } from '#web/api/queries.ts'
import { PENDING } from './report.rules.ts'
import { KINDS, type ReportKindConfig, type ReportQuery } from './report-kind.ts'
import type { ReportPage } from './report-row.ts'
import { trackTask } from './updates/follow.ts'
import { useIsStreaming, usePageWithUpdates, useReportUpdates } from './updates/report-updates.state.ts'
import { type TaskUpdate, taskUpdates } from './updates/task-updates.state.ts'
import { addModelSentence } from './use-written.ts'

/** Poll intervals while a report is in progress: with the event stream open, and without it. */
const POLL_MS = { streaming: 10_000, alone: 2_000 }

/** A page of the user's reports, merged with updates from the event stream. */
export function useReports({ kind, list: endpoint }: ReportKindConfig, query: ReportQuery) {
  const queries = useQueryClient()
  const isStreaming = useIsStreaming()
  const list = useCall(
    endpoint,
    { query },
    {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => (pendingIn(state.data) ? POLL_MS[isStreaming ? 'streaming' : 'alone'] : false),
    },
  )
  useFollowPending(kind, pendingIn(list.data))
  useReportUpdates(useCallback((update: TaskUpdate) => addModelSentence(queries, update), [queries]))
  return { ...list, data: usePageWithUpdates<ReportPage>(list.data, list.dataUpdatedAt) }
}

/** The ids of reports in progress, joined to a string, because a new array would rerun effects at every render. */
const pendingIn = (page: ReportPage | undefined): string =>
  page?.row.flatMap(({ id, state }) => (state === PENDING ? [id] : [])).join() ?? ''

/** Follows tasks that have no updates yet, for example because they were started on another device. */
function useFollowPending(kind: ReportKindConfig['kind'], pending: string) {
  useEffect(() => {
    for (const id of pending.split(',').filter(Boolean).map(Number))
      if (!taskUpdates.peek().has(id)) trackTask({ kind, id })
  }, [kind, pending])
}

/** Returns a function that refreshes lists, reports and balance. It resolves when lists and reports are current. */
export function useRefreshReports() {
  const queries = useQueryClient()
  const [refresh] = useState(() => async () => {
    // If this refresh fails, the page keeps the old balance until the next refresh.
    refreshAccount().catch(() => {})
    await Promise.all(
      KINDS.flatMap(({ list, online }) => [list, online]).map((endpoint) =>
        queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
  })
  return refresh
}
