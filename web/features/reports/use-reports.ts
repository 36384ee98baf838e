import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { refreshAccount } from '#web/api/calls.ts'
import { keyOf, useCall } from '#web/api/queries.ts'
import { expectReport } from './news/follow.ts'
import { heard, type News } from './news/heard.state.ts'
import { useFollowed, usePageAsHeard, useReportNews } from './news/report-news.state.ts'
import { PENDING } from './report.rules.ts'
import { KINDS, type KindOfReport, type ReportQuery } from './report-kind.ts'
import type { ReportPage } from './report-row.ts'
import { noteWritten } from './use-written.ts'

/** Between two looks at the list while a report is in progress: rare beside a stream, often without one. */
const POLL_MS = { followed: 10_000, alone: 2_000 }

/** A page of the user's reports of a kind, with what the stream of the tab has told since it was read. */
export function useReports({ kind, list: endpoint }: KindOfReport, query: ReportQuery) {
  const queries = useQueryClient()
  const followed = useFollowed()
  const list = useCall(
    endpoint,
    { query },
    {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => (pendingIn(state.data) ? POLL_MS[followed ? 'followed' : 'alone'] : false),
    },
  )
  useExpected(kind, pendingIn(list.data))
  useReportNews(useCallback((news: News) => noteWritten(queries, news), [queries]))
  return { ...list, data: usePageAsHeard<ReportPage>(list.data, list.dataUpdatedAt) }
}

/** The ids of the reports in progress, as one text; empty when there are none. */
const pendingIn = (page: ReportPage | undefined): string =>
  page?.row.flatMap(({ id, state }) => (state === PENDING ? [id] : [])).join() ?? ''

/** A task of which nobody has told, e.g. begun on another device, is followed from here on. */
function useExpected(kind: KindOfReport['kind'], pending: string) {
  useEffect(() => {
    for (const id of pending.split(',').filter(Boolean).map(Number))
      if (!heard.peek().has(id)) expectReport({ kind, id })
  }, [kind, pending])
}

/** Reads again what changes when a report begins or goes: the lists, the report itself, the balance. Resolves when page and list know. */
export function useRefreshReports() {
  const queries = useQueryClient()
  const [refresh] = useState(() => async () => {
    // The balance in the bar stays as it was when this fails; the next change reads it again.
    refreshAccount().catch(() => {})
    await Promise.all(
      KINDS.flatMap(({ list, online }) => [list, online]).map((endpoint) =>
        queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
  })
  return refresh
}
