import { expect, test } from 'vitest'
import { filterBody, isFiltered, parseFilters, targetsParam } from './filters.ts'

const parse = (query: string) => parseFilters(new URLSearchParams(query))

test('sorts by similarity and filters nothing by default', () => {
  expect(filterBody(parse(''))).toEqual({ sort: 'similarity', order: 'desc' })
  expect(isFiltered(parse('order=granted'))).toBe(false)
})

test('reads the codes of target offices, and the word that means all offices', () => {
  expect(filterBody(parse('targets=DE,EU')).targets).toEqual(['EU', 'DE'])
  expect(filterBody(parse(`targets=${targetsParam([])}`)).targets).toEqual([])
  expect(isFiltered(parse('targets=US'))).toBe(false)
})

test('reads offices, status, class and verdict and ignores unknown values', () => {
  expect(filterBody(parse('office=US,XX,CN&validity=inForce&loc=06&verdict=none&order=oldest'))).toEqual({
    sort: 'granted',
    order: 'asc',
    office: ['US', 'CN'],
    validity: ['inForce'],
    loc: '06',
    verdict: 'none',
  })
  expect(isFiltered(parse('office=XX&loc=99&verdict=maybe'))).toBe(false)
})
