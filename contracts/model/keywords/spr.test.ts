import { expect, test } from 'vitest'
import { sprOf } from './spr.ts'

test.each([
  [0, 0],
  [1, 1],
  [75, 1],
  [76, 2],
  [2611, 35],
])('a term with %i purchases a month takes %i units in 8 days', (purchases, units) => {
  expect(sprOf(purchases)).toBe(units)
})
