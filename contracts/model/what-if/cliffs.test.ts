import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mug } from './mug.test-support.ts'
import { unitProfit } from './unit-profit.ts'
import { whatIf } from './what-if.ts'

describe('cliffs', () => {
  test('a price over $10 pays the next column of the fee table, up to a price that regains the profit', () => {
    const [cliff] = whatIf(mug({ price: 1010, cost: 200, freight: 50, returnRate: null })).cliffs
    // Large standard up to 3 lb: 667 instead of 585, with the surcharge 690 and 605.
    expect(cliff).toMatchObject({ fee: 'fba', below: 999, above: 1000, over: true })
    expect(cliff?.step?.value).toBe(690 - 605)
    // After 15% commission, 85 ¢ of each dollar remain: 85 ÷ 0.85 = 100 above the edge.
    expect(cliff?.regain).toBe(1099)
    // 1010 − 152 − 690 against 999 − 150 − 605.
    expect(cliff?.gain?.value).toBe(244 - 168)
  })
  test('a fee known by its bounds gives a gain with bounds: clothing in peak season over $10', () => {
    const input = mug({ price: 1010, feeCategory: 'clothing', on: '2026-11-20' })
    const [cliff] = whatIf(input).cliffs
    const left = (price: number) => unitProfit({ ...input, price }).left
    const [there, here] = [left(999), left(1010)]
    expect(here?.low).not.toBe(here?.high)
    expect(cliff).toMatchObject({ over: true, regain: 1092 })
    for (const at of ['value', 'low', 'high'] as const)
      expect(cliff?.gain?.[at]).toBeCloseTo((there?.[at] ?? 0) - (here?.[at] ?? 0), 6)
  })
  test('a price far from every edge has no cliffs', () => {
    expect(whatIf(mug({ price: 2999 })).cliffs).toEqual([])
  })
  test('the commission has a cliff: clothing over $20 pays 17 % of the whole price', () => {
    const { cliffs } = whatIf(mug({ price: 2050, feeCategory: 'clothing' }))
    expect(cliffs.find((each) => each.below === 2000)).toMatchObject({ fee: 'referral', step: { value: 340 - 200 } })
  })
  test('Japan’s edge is ¥1000', () => {
    const yen = { marketplace: 'JP' as const, price: 980, cost: 100, freight: 20, returnRate: null }
    const input = mug({ ...yen, size: [250, 180, 20], weight: 200 })
    const [cliff] = whatIf({ ...input, own: { ...input.own, referralRate: 0.1 } }).cliffs
    expect(cliff).toMatchObject({ below: 999, above: 1000, over: false, step: { value: 66 } })
  })
  test.each([
    ['UK', 999],
    ['DE', 1099],
    ['FR', 1199],
    ['IT', 1199],
    ['ES', 1199],
  ] as const)('%s has a known edge at %d without known fees', (marketplace, below) => {
    const { cliffs } = whatIf(mug({ marketplace, price: below + 1 }))
    expect(cliffs.find((each) => each.fee === 'fba')).toMatchObject({ below, step: null, regain: null })
  })
  test('the regaining price is the lowest that leaves as much as below the edge', () => {
    const price = fc.constantFrom(960, 1040, 1990, 2060, 5100)
    fc.assert(
      fc.property(price, fc.constantFrom('home', 'clothing', 'baby'), (at, feeCategory) => {
        const input = mug({ price: at, feeCategory })
        const left = (tried: number) => unitProfit({ ...input, price: tried }).left?.value ?? Number.NaN
        for (const { below, regain } of whatIf(input).cliffs) {
          if (regain === null) continue
          expect(left(regain)).toBeGreaterThanOrEqual(left(below))
          for (let tried = below + 1; tried < regain; tried++) expect(left(tried)).toBeLessThan(left(below))
        }
      }),
      { seed: 6, numRuns: 15 },
    )
  })
})
