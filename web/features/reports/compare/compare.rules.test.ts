import { expect, test } from 'vitest'
import { comparePath, idsIn } from './compare.rules.ts'

const ids = (search: string) => idsIn(new URLSearchParams(search))

test('an address names reports, each once, four at most', () => {
  expect(ids('ids=3,1,3,2')).toEqual([3, 1, 2])
  expect(ids('ids=1,2,3,4,5')).toEqual([1, 2, 3, 4])
})

test('what is no id is left out', () => {
  expect(ids('ids=,0,-1,1.5,x,7')).toEqual([7])
  expect(ids('')).toEqual([])
})

test('the address of a comparison asks for it, below that of its kind', () => {
  const address = new URL(comparePath({ path: '/market' }, [12, 7]), 'http://x')
  expect(address.pathname).toBe('/market/compare')
  expect(idsIn(address.searchParams)).toEqual([12, 7])
})
