import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

test.each([
  ['a profit', [300, 300, 300], 'earns'],
  ['a profit within a range', [300, 200, 400], 'earns'],
  ['a loss', [-1, -1, -1], 'loses'],
  ['a loss within a range that ends at nothing', [-50, -100, 0], 'loses'],
  ['neither', [0, 0, 0], 'even'],
  ['a range around nothing', [20, -60, 100], 'open'],
] as const)('a unit with %s', (_, [value, low, high], verdict) => {
  expect(verdictOf({ net: { value, low, high } })).toBe(verdict)
})

test('a unit with a missing line has no verdict yet', () => expect(verdictOf({ net: null })).toBe('missing'))
