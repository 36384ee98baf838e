import { expect, test } from 'vitest'
import { pageIn, withPage } from './url-state.ts'

test('reads the page from the query', () => {
  expect(pageIn(new URLSearchParams('page=2&asin=B0SAMPLE01'))).toBe(2)
})

test.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'page=1e3', 'page=99999999999'])(
  'the query %j has no valid page, so the first page shows',
  (search) => expect(pageIn(new URLSearchParams(search))).toBe(1),
)

test('a change of page keeps the rest of the query and omits page 1', () => {
  const search = new URLSearchParams('asin=B0SAMPLE01')
  expect(withPage(search, 3).toString()).toBe('asin=B0SAMPLE01&page=3')
  expect(withPage(withPage(search, 3), 1).toString()).toBe('asin=B0SAMPLE01')
})
