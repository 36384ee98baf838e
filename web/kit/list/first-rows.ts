import type { QueryClient } from '@tanstack/react-query'
import type { DataEndpoint } from '#web/api/client.ts'
import type { ListSource } from './list-definition.ts'
import { WINDOW_SIZE } from './use-list-page.ts'
import { windowQuery } from './use-windows.ts'

/** The first rows of a list, in its order; from the cache as far as they have been in view. */
export async function firstRows<Row, E extends DataEndpoint>(
  queries: QueryClient,
  { endpoint, inputOf, rowsOf }: ListSource<Row, E>,
  count: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; rows.length < count; page++) {
    const { row } = rowsOf(await queries.fetchQuery(windowQuery(endpoint, inputOf(page, WINDOW_SIZE))))
    rows.push(...row)
    if (row.length < WINDOW_SIZE) break
  }
  return rows.slice(0, count)
}
