import { expect, test } from 'vitest'
import { pageIn, withPage } from './url-state.ts'

test('an address names the page of its list', () => {
  expect(pageIn(new URLSearchParams('page=2&asin=B0SAMPLE01'))).toBe(2)
})

test.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'page=1e3', 'page=99999999999'])(
  '%j names no page, so the first one shows',
  (search) => expect(pageIn(new URLSearchParams(search))).toBe(1),
)

test('turning the page leaves the rest of the address alone, and the first page is not named', () => {
  const search = new URLSearchParams('asin=B0SAMPLE01')
  expect(withPage(search, 3).toString()).toBe('asin=B0SAMPLE01&page=3')
  expect(withPage(withPage(search, 3), 1).toString()).toBe('asin=B0SAMPLE01')
})
