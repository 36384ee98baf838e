import { expect, test } from 'vitest'
import { comparePath, idsIn } from './compare.rules.ts'

const ids = (search: string) => idsIn(new URLSearchParams(search))

test('reads up to four distinct ids from the address', () => {
  expect(ids('ids=3,1,3,2')).toEqual([3, 1, 2])
  expect(ids('ids=1,2,3,4,5')).toEqual([1, 2, 3, 4])
})

test('ignores invalid ids', () => {
  expect(ids('ids=,0,-1,1.5,x,7')).toEqual([7])
  expect(ids('')).toEqual([])
})

test('the path of a comparison contains the ids and starts with the path of the report kind', () => {
  const address = new URL(comparePath({ path: '/market' }, [12, 7]), 'http://x')
  expect(address.pathname).toBe('/market/compare')
  expect(idsIn(address.searchParams)).toEqual([12, 7])
})
