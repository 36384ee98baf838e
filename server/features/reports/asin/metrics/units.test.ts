import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleHistory } from '#contracts/model/report/history.test-support.ts'
import { boughtRange, type RankEvidence } from '#server/features/catalogue/public.ts'
import { contextOf } from '../context.ts'
import { fullFacts, sparseFacts } from '../facts.test-support.ts'
import type { AsinFacts } from '../facts.ts'
import { monthlyUnits } from './units.ts'

const units = (facts: AsinFacts) => monthlyUnits(contextOf(facts))
/** Thirty products with a badge on ranks 100 to 20,000; about 40 units at rank 1,000. */
const curve = { a: 8.5, b: -0.7, sigma: 0.4, badges: 30, bestRank: 100, lastRank: 20_000, mean: 7, spread: 200 }
const evidence: RankEvidence = { badges: 30, others: 5, curve }

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

test('the range of a badge contains its floor and its value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (floor) => {
      const { value, low, high } = boughtRange(floor)
      expect(low).toBe(floor)
      expect(value >= low && value <= high).toBe(true)
    }),
  )
})

test('a sample product has the units of its last month', () => {
  expect(units(fullFacts()).range).toEqual({ value: 1320, low: 1320, high: 1320 })
})

describe('a real product', () => {
  test('uses Amazon’s badge first', () => {
    const facts = sparseFacts({ boughtPastMonth: 600 }, { rankEvidence: evidence, history: sampleHistory() })
    expect(units(facts)).toEqual({ range: { value: 650, low: 600, high: 699 }, note: 'note.units.bought' })
  })
  test('uses its own history without a badge', () => {
    expect(units(sparseFacts({}, { history: sampleHistory(), rankEvidence: evidence })).note).toBe('note.units.history')
  })
  test('sells fewer than the lowest badge if other products of its category have badges but it has none', () => {
    const fewer = { range: { value: 25, low: 0, high: 49 }, note: 'note.units.unbadged' }
    expect(units(sparseFacts({ rank: 1000 }, { rankEvidence: { ...evidence, curve: null } }))).toEqual(fewer)
    expect(units(sparseFacts({ rank: null }, { rankEvidence: evidence }))).toEqual(fewer)
    expect(units(sparseFacts({ rank: 1000 }, { rankEvidence: { badges: 0, others: 9, curve: null } })).range).toBeNull()
  })
  test('has a narrower range from the category’s curve if its rank is among the fitted ones', () => {
    const { range, note } = units(sparseFacts({ rank: 1000 }, { rankEvidence: evidence }))
    expect(note).toBe('note.units.curve')
    expect(range).toEqual({ value: 39, low: 20, high: 49 })
    expect(units(sparseFacts({ rank: 4_404_165 }, { rankEvidence: evidence })).range?.low).toBe(0)
  })
  test('has unknown units if its rank contradicts the missing badge', () => {
    expect(units(sparseFacts({ rank: 110 }, { rankEvidence: evidence }))).toEqual({
      range: null,
      note: 'note.units.contradiction',
    })
  })
  test('never uses the units of sample data', () => {
    expect(units(sparseFacts({ units: 999 })).range).toBeNull()
  })
})
