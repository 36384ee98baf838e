import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { stubBrowser } from '#web/api/browser.test-support.ts'

stubBrowser()
vi.stubGlobal('window', new EventTarget())
const { ledger } = await import('#contracts/api/ledger.ts')
const { keyOf } = await import('#web/api/queries.ts')
const { useWindows } = await import('./use-windows.ts')
const { WINDOW_SIZE } = await import('./use-list-page.ts')

/** Renders a list that shows these places. Returns its rows at other places, and the pages that it asks for. */
function render(first: number, last: number, looked: readonly number[], stored: readonly number[] = []) {
  const client = new QueryClient()
  const inputOf = (page: number, size: number) => ({ query: { page, size } })
  for (const page of stored)
    client.setQueryData(keyOf(ledger.index, inputOf(page, WINDOW_SIZE)), {
      row: Array.from({ length: WINDOW_SIZE }, (_, at) => `page ${page} row ${at}`),
    })
  let rows: unknown[] = []
  const asked = new Set<unknown>()
  const List = () => {
    const windows = useWindows(
      ledger.index,
      (page, size) => {
        asked.add(page)
        return inputOf(page, size)
      },
      (data) => data,
    )
    // In the browser an effect calls it; a state of the same component may also be set while rendering.
    windows.show(first, last)
    rows = looked.map(windows.rowAt)
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  )
  return { rows, asked: [...asked] }
}

test('a list starts with its first page', () => {
  expect(render(0, 30, []).asked).toEqual([1])
})

test('fetches the pages in view only, not those that were jumped over', () => {
  // The first page is that of the first render.
  expect(render(49_990, 50_010, []).asked).toEqual([1, 1000, 1001])
})

test('finds a row by its place, and knows none of a page that is still being fetched', () => {
  expect(render(149, 150, [149, 150, 151, 200], [3]).rows).toEqual(['page 3 row 49', undefined, undefined, undefined])
  expect(render(149, 150, [149, 150], [3, 4]).rows).toEqual(['page 3 row 49', 'page 4 row 0'])
})
