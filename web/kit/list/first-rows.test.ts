import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { stubBrowser } from '#web/api/browser.test-support.ts'

stubBrowser()
vi.stubGlobal('window', new EventTarget())
const { ledger } = await import('#contracts/api/ledger.ts')
const { keyOf } = await import('#web/api/queries.ts')
const { firstRows } = await import('./first-rows.ts')
const { WINDOW_SIZE } = await import('./use-list-page.ts')

/** The first rows of a list of so many, all of whose pages are in the cache. */
function readFirst(total: number, count: number) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  const inputOf = (page: number, size: number) => ({ query: { page, size } })
  const all = Array.from({ length: total }, (_, at) => `row ${at}`)
  for (let page = 1; (page - 1) * WINDOW_SIZE <= total; page++)
    queries.setQueryData(keyOf(ledger.index, inputOf(page, WINDOW_SIZE)), {
      row: all.slice((page - 1) * WINDOW_SIZE, page * WINDOW_SIZE),
    })
  // The cast: the pages above hold texts.
  const rowsOf = (data: object) => ({ ...(data as { row: string[] }), total })
  return firstRows(queries, { endpoint: ledger.index, inputOf, rowsOf }, count)
}

test('reads as many pages as the rows need, in the order of the list', async () => {
  const rows = await readFirst(200, 120)
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([120, 'row 0', 'row 119'])
})

test('ends with the list', async () => {
  expect(await readFirst(60, 500)).toHaveLength(60)
  expect(await readFirst(WINDOW_SIZE, 500)).toHaveLength(WINDOW_SIZE)
})
