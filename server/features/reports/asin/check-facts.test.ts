import { describe, expect, test } from 'vitest'
import type { MonthPoint } from '#contracts/model/catalogue.ts'
import { asinReport, sectionCompleteness } from './asin-report.ts'
import { checkFacts, DamagedFacts } from './check-facts.ts'
import { fullFacts, sparseFacts } from './facts.test-support.ts'
import type { AsinFacts } from './facts.ts'

function withMonth(at: number, change: Partial<MonthPoint>): AsinFacts {
  const facts = fullFacts()
  const months = (facts.history?.months ?? []).map((point, index) => (index === at ? { ...point, ...change } : point))
  return { ...facts, history: facts.history && { ...facts.history, months } }
}
const faultsOf = (facts: AsinFacts): string[] => {
  try {
    checkFacts(facts)
    return []
  } catch (error) {
    if (error instanceof DamagedFacts) return error.faults
    throw error
  }
}

test('accepts good facts, full or sparse', () => {
  expect(faultsOf(fullFacts())).toEqual([])
  expect(faultsOf(sparseFacts())).toEqual([])
})

describe('rejects', () => {
  test.each([
    ['a month left out', withMonth(5, { month: '2026-01' }), '2026-01 follows 2025-03'],
    ['revenue that is not price × units', withMonth(3, { revenue: 1 }), 'revenue of 2025-02 is not price × units'],
    ['ratings that fall', withMonth(8, { ratings: 10 }), 'ratings fall in 2025-07'],
    ['negative units', withMonth(2, { units: -5, revenue: -12_495 }), 'units of 2025-01 is -5'],
    ['a rank that is not a number', withMonth(2, { rank: Number.NaN }), 'rank of 2025-01 is NaN'],
    ['a rating of six stars', fullFacts({ rating: 6 }), 'rating is 6'],
    ['a negative price', fullFacts({ price: -1 }), 'price is -1'],
    [
      'shares above one',
      fullFacts({
        variants: [0.7, 0.5].map((unitShare) => ({
          asin: 'B0SAMPLE01',
          name: 'a',
          price: 1,
          unitShare,
          ratingShare: null,
        })),
      }),
      'unit shares do not add up',
    ],
  ] as [string, AsinFacts, string][])('%s', (_, facts, fault) => {
    expect(faultsOf(facts)).toContain(fault)
  })
})

test('accepts a rounded average price', () => {
  expect(faultsOf(withMonth(3, { price: 2499, units: 700, revenue: 2499 * 700 + 349 }))).toEqual([])
})

test('damaged facts fail the report but not its preview', () => {
  const damaged = withMonth(8, { ratings: 10 })
  expect(() => asinReport(damaged)).toThrow(DamagedFacts)
  expect(sectionCompleteness(damaged)).toHaveLength(14)
})
