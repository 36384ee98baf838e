import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ticksBetween, ticksTo } from './scale.ts'

test.each([
  [40, [0, 10, 20, 30, 40]],
  [45, [0, 10, 20, 30, 40, 50]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0, [0]],
])('an axis to %s has the ticks %j', (most, ticks) => expect(ticksTo(most)).toEqual(ticks))

test('an axis begins at zero, reaches the maximum, and has at most eight ticks', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (most) => {
      const ticks = ticksTo(most)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-6))
      expect(ticks.length).toBeLessThanOrEqual(8)
    }),
    { seed: 23 },
  )
})

test.each([
  [1500, 4498, [1500, 2000, 2500, 3000, 3500, 4000]],
  [1050, 3149, [1500, 2000, 2500, 3000]],
  [5, 5, [5]],
])('an axis from %s to %s has the ticks %j', (from, to, ticks) => expect(ticksBetween(from, to)).toEqual(ticks))

test('ticks are within the two bounds and at equal distances', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 2, max: 1e8 }), (from, span) => {
      const ticks = ticksBetween(from, from + span)
      const steps = new Set(ticks.slice(1).map((tick, at) => Math.round((tick - ticks[at]!) * 1e3)))
      expect(steps.size).toBe(1)
      expect(ticks[0]).toBeGreaterThanOrEqual(from - 1e-3)
      expect(ticks.at(-1)).toBeLessThanOrEqual(from + span + 1e-3)
    }),
    { seed: 23 },
  )
})
