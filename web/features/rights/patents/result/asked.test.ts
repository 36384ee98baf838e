import { expect, test } from 'vitest'
import { filterOf, isFiltered, resultAsked, targetsNamed } from './asked.ts'

const asked = (query: string) => resultAsked(new URLSearchParams(query))

test('an address without a word asks for everything, the most alike first', () => {
  expect(filterOf(asked(''))).toEqual({ sort: 'similarity', order: 'desc' })
  expect(isFiltered(asked('order=granted'))).toBe(false)
})

test('the address holds target offices by their codes, and a word for all offices', () => {
  expect(filterOf(asked('targets=DE,EU')).targets).toEqual(['EU', 'DE'])
  expect(filterOf(asked(`targets=${targetsNamed([])}`)).targets).toEqual([])
  expect(isFiltered(asked('targets=US'))).toBe(false)
})

test('offices, standing, class and verdict stand in the address; what is none of them is passed by', () => {
  expect(filterOf(asked('office=US,XX,CN&validity=inForce&loc=06&verdict=none&order=oldest'))).toEqual({
    sort: 'granted',
    order: 'asc',
    office: ['US', 'CN'],
    validity: ['inForce'],
    loc: '06',
    verdict: 'none',
  })
  expect(isFiltered(asked('office=XX&loc=99&verdict=maybe'))).toBe(false)
})
