import { expect, test } from 'vitest'
import { isFiltered, queryOf, readListFilters } from './list-filters.ts'

const filtersOf = (search: string) => readListFilters(new URLSearchParams(search))

test('converts search, state and marketplace in the address to a server query', () => {
  expect(queryOf(filtersOf('search=travel+mug+&state=failed&marketplace=de&page=3'))).toEqual({
    search: 'travel mug',
    state: 2,
    marketplace: 'DE',
  })
})

test('ignores invalid states and marketplaces and blank searches', () => {
  expect(queryOf(filtersOf('search=+&state=done&marketplace=BR'))).toEqual({})
  expect(isFiltered(filtersOf('search=+&state=toString'))).toBe(false)
  expect(isFiltered(filtersOf('state=pending'))).toBe(true)
})
