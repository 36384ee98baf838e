/** Rows of a long list by place. Pages are fetched as they come into view, and kept by the query cache. */
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '#contracts/core/endpoint.ts'
import { call } from '#web/api/calls.ts'
import type { Arguments, DataEndpoint } from '#web/api/client.ts'
import { keyOf } from '#web/api/queries.ts'

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
}

/** Rows of a window. Small enough for a page of pictures, large enough for few calls. */
export const WINDOW_SIZE = 50

export function useWindows<E extends DataEndpoint, Row>(
  endpoint: E,
  inputOf: (page: number, size: number) => Parameters<typeof keyOf<E>>[1],
  rowsOf: (data: Output<E>) => ListedPage<Row>,
): Windows<Row> {
  const [range, setRange] = useState({ from: 1, to: 1 })
  const pages = Array.from({ length: range.to - range.from + 1 }, (_, at) => range.from + at)
  const results = useQueries({
    queries: pages.map((page) => {
      const input = inputOf(page, WINDOW_SIZE)
      return {
        queryKey: keyOf(endpoint, input),
        // Safe cast: `input` is required here, so the argument list is complete.
        queryFn: () => call(endpoint, ...([input] as Arguments<E>)),
      }
    }),
  })
  const rows = new Map(
    pages.flatMap((page, at) => {
      const { data } = results[at] ?? {}
      return data === undefined ? [] : [[page, rowsOf(data).row] as const]
    }),
  )
  return {
    rowAt: (place) => rows.get(Math.floor(place / WINDOW_SIZE) + 1)?.[place % WINDOW_SIZE],
    show(first, last) {
      const [from, to] = [Math.floor(first / WINDOW_SIZE) + 1, Math.floor(last / WINDOW_SIZE) + 1]
      if (from !== range.from || to !== range.to) setRange({ from, to })
    },
  }
}
