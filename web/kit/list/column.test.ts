import { expect, test } from 'vitest'
import { nextSorting } from './column.ts'
import { ariaSort } from './sort-head.tsx'

const rank = { by: 'rank', first: 'asc' } as const
const column = { id: 'rank', head: 'Rank', width: 96, cell: () => null }

test('the first click on a head sorts best first, the next one reverses', () => {
  const first = nextSorting(rank, { by: 'units', order: 'desc' })
  expect(first).toEqual({ by: 'rank', order: 'asc' })
  expect(nextSorting(rank, first)).toEqual({ by: 'rank', order: 'desc' })
})

test('only the head of the sorted column says its order', () => {
  expect(ariaSort({ ...column, sort: rank }, { by: 'rank', order: 'asc' })).toBe('ascending')
  expect(ariaSort({ ...column, sort: rank }, { by: 'rank', order: 'desc' })).toBe('descending')
  expect(ariaSort({ ...column, sort: rank }, { by: 'units', order: 'desc' })).toBeUndefined()
  expect(ariaSort(column, { by: 'rank', order: 'asc' })).toBeUndefined()
})
