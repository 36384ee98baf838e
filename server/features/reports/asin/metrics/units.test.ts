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
    const facts = sparseFacts({ boughtPastMonth: 600 }, { rankEvidence: evidence, history: sampleHistory() })
    expect(units(facts)).toEqual({ range: { value: 650, low: 600, high: 699 }, note: 'note.units.bought' })
  })
  test('then its own history', () => {
    expect(units(sparseFacts({}, { history: sampleHistory(), rankEvidence: evidence })).note).toBe('note.units.history')
  })
  test('without a badge it sells fewer than the lowest badge, if others of its category have one', () => {
    const fewer = { range: { value: 25, low: 0, high: 49 }, note: 'note.units.unbadged' }
    expect(units(sparseFacts({ rank: 1000 }, { rankEvidence: { ...evidence, curve: null } }))).toEqual(fewer)
    expect(units(sparseFacts({ rank: null }, { rankEvidence: evidence }))).toEqual(fewer)
    expect(units(sparseFacts({ rank: 1000 }, { rankEvidence: { badges: 0, others: 9, curve: null } })).range).toBeNull()
  })
  test('the curve of its category narrows that down within the ranks that it was fitted on', () => {
    const { range, note } = units(sparseFacts({ rank: 1000 }, { rankEvidence: evidence }))
    expect(note).toBe('note.units.curve')
    expect(range).toEqual({ value: 39, low: 20, high: 49 })
    expect(units(sparseFacts({ rank: 4_404_165 }, { rankEvidence: evidence })).range?.low).toBe(0)
  })
  test('gives no units if the rank contradicts the missing badge', () => {
    expect(units(sparseFacts({ rank: 110 }, { rankEvidence: evidence }))).toEqual({
      range: null,
      note: 'note.units.contradiction',
    })
  })
  test('units of a sample world never come in', () => {
    expect(units(sparseFacts({ units: 999 })).range).toBeNull()
  })
})
