import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Figure } from './figure.ts'
import { weightedTotal } from './score.ts'

const part = (key: string, value: number | null, weight: number) => ({
  key,
  weight,
  points: { label: 'score.total', unit: 'points', value, method: 'calculated', asOf: '2026-11-19' } satisfies Figure,
})
const parts = [part('size', 8, 0.5), part('growth', 4, 0.3), part('profit', null, 0.2)]

test('an unknown part shifts its weight to the others', () => {
  // (8 × 0.5 + 4 × 0.3) ÷ 0.8 × 10
  expect(weightedTotal(parts, {})).toBe(65)
})

test('weights of the reader replace the proposed ones, with any sum', () => {
  expect(weightedTotal(parts, { size: 10, growth: 30 })).toBe(50)
  expect(weightedTotal(parts, { size: 1, growth: 0 })).toBe(80)
})

test('the total is null without a weighted known part', () => {
  expect(weightedTotal(parts, { size: 0, growth: 0 })).toBeNull()
  expect(weightedTotal([part('size', null, 1)], {})).toBeNull()
})

test('the total is between the worst and the best part, and never falls when a part rises', () => {
  const points = fc.integer({ min: 0, max: 100 }).map((value) => value / 10)
  const weight = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(points, points, points, weight, weight, (a, b, more, x, y) => {
      const total = (first: number) =>
        weightedTotal([part('a', first, 1), part('b', b, 1)], { a: x, b: y }) ?? Number.NaN
      expect(total(a)).toBeGreaterThanOrEqual(Math.floor(Math.min(a, b) * 10))
      expect(total(a)).toBeLessThanOrEqual(Math.ceil(Math.max(a, b) * 10))
      expect(total(Math.max(a, more))).toBeGreaterThanOrEqual(total(a))
    }),
    { seed: 6, numRuns: 100 },
  )
})
