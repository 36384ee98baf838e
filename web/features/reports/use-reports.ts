import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reports } from '#contracts/api/reports.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'
import { listen, refreshAccount } from '#web/api/calls.ts'
import { keyOf, useCall } from '#web/api/queries.ts'
import { notSetBack, PENDING } from './report.rules.ts'
import { KINDS, type KindOfReport, type ReportQuery } from './report-kind.ts'
import type { ReportPage } from './report-row.ts'
import { noteWritten } from './use-written.ts'

/** Between two looks at the list while a report is in progress: rare beside a stream, often without one. */
const POLL_MS = { streaming: 10_000, alone: 2_000 }

/** A page of the user's reports of a kind. While one is in progress it is followed by the stream, and by polling without it. */
export function useReports({ list: endpoint }: KindOfReport, query: ReportQuery) {
  const [streaming, setStreaming] = useState(false)
  const list = useCall(
    endpoint,
    { query },
    {
      placeholderData: (before) => before,
      // The library knows its data as unknown: under this key stand pages of this list alone.
      structuralSharing: (before, after) =>
        replaceEqualDeep(before, notSetBack(before as ReportPage | undefined, after as ReportPage)),
      refetchInterval: ({ state }) => (hasPending(state.data) ? POLL_MS[streaming ? 'streaming' : 'alone'] : false),
    },
  )
  useStream(hasPending(list.data), setStreaming)
  useBalanceOf(list.data)
  return list
}

const hasPending = (page: ReportPage | undefined) => page?.row.some(({ state }) => state === PENDING) ?? false

/**
 * Reads the balance again whenever a report came to another state, however that was learnt: a task can fail, and be
 * refunded, before the first look at the list and without a word on the stream.
 */
function useBalanceOf(page: ReportPage | undefined) {
  const states = page?.row.map(({ id, state, updated_at }) => `${id} ${state} ${updated_at}`).join()
  useEffect(() => {
    if (states) refreshBalance()
  }, [states])
}

/** The balance in the bar stays as it was when this fails; the next change reads it again. */
const refreshBalance = () => void refreshAccount().catch(() => {})

type ProgressEvent = EventOf<typeof reports.progress>['data']

function useStream(wanted: boolean, onConnected: (connected: boolean) => void) {
  const queries = useQueryClient()
  const refreshReports = useRefreshReports()
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const lists = KINDS.map(({ list }) => keyOf(list))
    void listen(reports.progress, {
      signal: stop.signal,
      onConnected(connected) {
        onConnected(connected)
        // A task that finished before the stream opened is not in it.
        if (connected) for (const queryKey of lists) void queries.invalidateQueries({ queryKey })
      },
      onEvent({ data }) {
        noteWritten(queries, data)
        if (data.state !== PENDING) return refreshReports()
        for (const queryKey of lists)
          queries.setQueriesData<ReportPage>({ queryKey }, (page) => page && moved(page, data))
      },
    })
    return () => stop.abort()
  }, [wanted, queries, onConnected, refreshReports])
}

/** The page with the news of one running task in its row. */
function moved(page: ReportPage, { id, stage, progress }: ProgressEvent): ReportPage {
  return { ...page, row: page.row.map((row) => (row.id === id ? { ...row, stage, progress } : row)) }
}

/** Reads again what changes when a report begins, ends or goes: the lists, the report itself, the balance. Resolves when page and list know. */
export function useRefreshReports() {
  const queries = useQueryClient()
  const [refresh] = useState(() => async () => {
    refreshBalance()
    await Promise.all(
      KINDS.flatMap(({ list, online }) => [list, online]).map((endpoint) =>
        queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
  })
  return refresh
}
