/** Rows of a long list by place. Pages are fetched as they come into view, and kept by the query cache. */
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input, Output } from '#contracts/core/endpoint.ts'
import { call } from '#web/api/calls.ts'
import type { Arguments, DataEndpoint } from '#web/api/client.ts'
import { messageOf } from '#web/api/failure.ts'
import { keyOf } from '#web/api/queries.ts'
import { WINDOW_SIZE } from './use-list-page.ts'

/** A page of a list call: `page` starts at 1. */
export interface ListedPage<Row> {
  row: Row[]
  total: number
}

export interface Windows<Row> {
  /** Undefined while its page is being fetched. */
  rowAt: (place: number) => Row | undefined
  /** Tells which places are in view. */
  show: (first: number, last: number) => void
  /** Set if a page in view could not be fetched. */
  failure?: { text: string; retry: () => Promise<unknown> } | undefined
}

/** The query of a page of rows. */
export const windowQuery = <E extends DataEndpoint>(endpoint: E, input: Input<E>) => ({
  queryKey: keyOf(endpoint, input),
  // Safe cast: `input` is required here, so the argument list is complete.
  queryFn: () => call(endpoint, ...([input] as Arguments<E>)),
})

const FIRST = { from: 1, to: 1 }

export function useWindows<E extends DataEndpoint, Row>(
  endpoint: E,
  inputOf: (page: number, size: number) => Input<E>,
  rowsOf: (data: Output<E>) => ListedPage<Row>,
): Windows<Row> {
  const search = JSON.stringify(inputOf(1, WINDOW_SIZE))
  const [shown, setShown] = useState({ search, ...FIRST })
  // A new search starts with its first page: the pages in view of the old one may not exist in it.
  const { from, to } = shown.search === search ? shown : FIRST
  const pages = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const results = useQueries({
    queries: pages.map((page) => windowQuery(endpoint, inputOf(page, WINDOW_SIZE))),
  })
  const rows = new Map(
    pages.flatMap((page, at) => {
      const { data } = results[at] ?? {}
      return data === undefined ? [] : [[page, rowsOf(data).row] as const]
    }),
  )
  const failed = results.filter(({ data, isError }) => isError && data === undefined)
  return {
    failure: failed[0] && {
      text: messageOf(failed[0].error),
      retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    },
    rowAt: (place) => rows.get(pageOf(place))?.[place % WINDOW_SIZE],
    show(first, last) {
      const [newFrom, newTo] = [pageOf(first), pageOf(last)]
      if (newFrom !== from || newTo !== to) setShown({ search, from: newFrom, to: newTo })
    },
  }
}

const pageOf = (place: number) => Math.floor(place / WINDOW_SIZE) + 1
