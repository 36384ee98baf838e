import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { KeywordList } from '#contracts/api/keyword-lists.ts'
import { stubBrowser } from '#web/api/browser.test-support.ts'

stubBrowser()
vi.stubGlobal('window', new EventTarget())
const { keywordLists } = await import('#contracts/api/keyword-lists.ts')
const { keyOf } = await import('#web/api/queries.ts')
const { useLists, useRefreshLists } = await import('./use-lists.ts')

const list = (id: number, name = `list ${id}`): KeywordList => ({
  id,
  name,
  marketplace: 'US',
  terms: 0,
  updatedAt: '2026-11-14T08:00:00.000Z',
})

/** The lists that a screen shows right after a change, before they are read again. */
function shownAfter(stored: readonly KeywordList[] | undefined, changed: KeywordList) {
  const client = new QueryClient()
  if (stored) client.setQueryData(keyOf(keywordLists.lists, {}), { lists: stored })
  let shown: KeywordList[] | undefined
  let refresh: ReturnType<typeof useRefreshLists> | undefined
  const Screen = () => {
    refresh = useRefreshLists()
    shown = useLists().data?.lists
    return null
  }
  const render = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    )
  render()
  refresh?.(changed)
  render()
  return shown
}

test('a new list shows before the lists are read again, first as the latest change', () => {
  expect(shownAfter([list(1)], list(2))).toEqual([list(2), list(1)])
})

test('a changed list replaces the older one', () => {
  expect(shownAfter([list(1), list(2)], list(2, 'ads'))).toEqual([list(2, 'ads'), list(1)])
})

test('lists that were never read are not guessed from a change', () => {
  expect(shownAfter(undefined, list(2))).toBeUndefined()
})
