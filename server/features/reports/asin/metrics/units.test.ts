import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleHistory } from '#contracts/model/report/history.test-support.ts'
import { contextOf } from '../context.ts'
import { fullFacts, sparseFacts } from '../facts.test-support.ts'
import type { AsinFacts } from '../facts.ts'
import { boughtRange, monthlyUnits } from './units.ts'

const units = (facts: AsinFacts) => monthlyUnits(contextOf(facts))
const curve = { a: 12, b: -0.7, sigma: 0.4, points: 12 }

test.each([
  [50, 99],
  [100, 199],
  [600, 699],
  [1000, 1999],
  [9000, 9999],
  [10_000, 19_999],
  [100_000, 199_999],
])('“%d+ bought” means at most %d', (floor, high) => {
  expect(boughtRange(floor)).toMatchObject({ low: floor, high })
})

test('a badge’s range holds its floor and its value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (floor) => {
      const { value, low, high } = boughtRange(floor)
      expect(low).toBe(floor)
      expect(value >= low && value <= high).toBe(true)
    }),
  )
})

test('of a sample product the units are those of its last month', () => {
  expect(units(fullFacts()).range).toEqual({ value: 1320, low: 1320, high: 1320 })
})

describe('of a real product', () => {
  test('Amazon’s badge comes first', () => {
    const facts = sparseFacts({ boughtPastMonth: 600 }, { rankCurve: curve, history: sampleHistory() })
    expect(units(facts)).toEqual({ range: { value: 650, low: 600, high: 699 }, note: 'note.units.bought' })
  })
  test('then its own history', () => {
    expect(units(sparseFacts({}, { history: sampleHistory(), rankCurve: curve })).note).toBe('note.units.history')
  })
  test('then the curve of its category, one standard deviation to either side', () => {
    const { range, note } = units(sparseFacts({ rank: 1000 }, { rankCurve: curve }))
    expect(note).toBe('note.units.curve')
    expect(range?.value).toBe(Math.round(Math.exp(12 - 0.7 * Math.log(1000))))
    expect((range?.high ?? 0) / (range?.value ?? 1)).toBeCloseTo(Math.exp(0.4), 1)
  })
  test('a curve of fewer than five points says nothing', () => {
    expect(units(sparseFacts({ rank: 1000 }, { rankCurve: { ...curve, points: 4 } })).range).toBeNull()
  })
  test('units of a sample world never come in', () => {
    expect(units(sparseFacts({ units: 999 })).range).toBeNull()
  })
})
