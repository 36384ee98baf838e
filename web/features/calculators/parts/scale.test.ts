import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ticksTo } from './scale.ts'

test.each([
  [40, [0, 10, 20, 30, 40]],
  [45, [0, 10, 20, 30, 40, 50]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0, [0]],
])('an axis to %s has the ticks %j', (most, ticks) => expect(ticksTo(most)).toEqual(ticks))

test('an axis begins at zero, reaches its most, and has at most eight ticks', () => {
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
