import { expect, test } from 'vitest'
import { isFiltered, queryOf, readListFilters } from './list-filters.ts'

const asked = (search: string) => readListFilters(new URLSearchParams(search))

test('turns search, state and marketplace of the address into a server query', () => {
  expect(queryOf(asked('search=travel+mug+&state=failed&marketplace=de&page=3'))).toEqual({
    search: 'travel mug',
    state: 2,
    marketplace: 'DE',
  })
})

test('ignores invalid states and marketplaces and blank searches', () => {
  expect(queryOf(asked('search=+&state=done&marketplace=BR'))).toEqual({})
  expect(isFiltered(asked('search=+&state=toString'))).toBe(false)
  expect(isFiltered(asked('state=pending'))).toBe(true)
})
