import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundTo } from '#contracts/model/number.ts'
import {
  fromGrams,
  fromMillimeters,
  LENGTH_DECIMALS,
  LENGTH_UNITS,
  toGrams,
  toMillimeters,
  WEIGHT_DECIMALS,
  WEIGHT_UNITS,
} from './units.ts'

test('0.75 in are converted to exactly 19.05 mm', () => expect(toMillimeters(0.75, 'in')).toBe(19.05))

test('a pound is 16 oz', () => expect(toGrams(1, 'lb')).toBeCloseTo(toGrams(16, 'oz'), 4))

test('a typed number is unchanged after conversion to millimeters or grams and back', () => {
  const typed = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(typed, fc.constantFrom(...LENGTH_UNITS), (steps, unit) => {
      const length = steps / 100
      expect(roundTo(fromMillimeters(toMillimeters(length, unit), unit), LENGTH_DECIMALS[unit])).toBe(length)
    }),
    { seed: 23 },
  )
  fc.assert(
    fc.property(typed, fc.constantFrom(...WEIGHT_UNITS), (steps, unit) => {
      const weight = steps / 10
      expect(roundTo(fromGrams(toGrams(weight, unit), unit), WEIGHT_DECIMALS[unit])).toBe(weight)
    }),
    { seed: 23 },
  )
})
