import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cliffsWithin, edgesWithin, knownCliffs } from './cliffs.ts'
import type { ProfitInput } from './input.ts'
import { mug } from './mug.test-support.ts'
import { unitProfit } from './unit.ts'

const netAt = (input: ProfitInput, price: number) => unitProfit({ ...input, price }).net
const same = (amount: number) => ({ value: amount, low: amount, high: amount })

describe('a fee cliff', () => {
  test('names the fee, what crossing it costs, and the price that earns as much again', () => {
    expect(edgesWithin(mug({ price: 1200 }))).toEqual([999])
    // Fulfilment 6.90 instead of 6.05. 15 % referral: $1.00 more price earns $0.85 more, which covers the drop of $0.84.
    expect(cliffsWithin(mug({ price: 1200, cost: 100, freight: 50 }))).toEqual([
      { below: 999, fees: [{ key: 'fulfilment', step: same(85) }], drop: same(84), regain: 1099, gain: null },
    ])
  })

  test('gives the gain of lowering a price just above it to its edge', () => {
    const [cliff] = cliffsWithin(mug({ price: 1010, cost: 200, freight: 50 }))
    // 9.99 − 1.50 − 6.05 = 2.44 at the edge; 10.10 − 1.52 − 6.90 = 1.68 now.
    expect(cliff?.gain).toEqual(same(244 - 168))
    expect(cliffsWithin(mug({ price: 1099 }))[0]?.gain).toBeNull()
    expect(cliffsWithin(mug({ price: 999 }))[0]?.gain).toBeNull()
  })

  test('has no price that earns as much again if ads and fees take nearly all of a higher price', () => {
    const [cliff] = cliffsWithin(mug({ price: 1010, ads: { by: 'acos', share: 0.84 } }))
    expect(cliff).toMatchObject({ below: 999, regain: null })
  })

  test('does not depend on the cost of the goods, which may be unknown', () => {
    const known = mug({ price: 1010 })
    expect(cliffsWithin({ ...known, cost: null })).toEqual(cliffsWithin(known))
  })

  test('is a range if the fee is one: clothing over $10 in peak season', () => {
    const input = mug({ price: 1010, feeCategory: 'clothing', on: '2026-11-20' })
    const [cliff] = cliffsWithin(input)
    const [there, here] = [netAt(input, 999), netAt(input, 1010)]
    expect(here?.low).not.toBe(here?.high)
    expect(cliff).toMatchObject({ regain: 1088 })
    for (const at of ['value', 'low', 'high'] as const)
      expect(cliff?.gain?.[at]).toBe((there?.[at] ?? 0) - (here?.[at] ?? 0))
  })

  test('comes from the referral fee too: clothing over $20 pays 17 % of the whole price', () => {
    const cliff = cliffsWithin(mug({ price: 2050, feeCategory: 'clothing' })).find(({ below }) => below === 2000)
    expect(cliff?.fees).toEqual([{ key: 'referral', step: same(340 - 200) }])
  })

  test('is at ¥1000 in Japan', () => {
    const input = mug({
      marketplace: 'JP',
      price: 980,
      cost: 100,
      freight: 20,
      size: { length: 250, width: 180, height: 20 },
      weight: 200,
      own: { referralRate: 0.1, fba: null, storage: null },
    })
    expect(cliffsWithin(input)).toMatchObject([{ below: 999, fees: [{ step: { value: 66 } }] }])
  })

  test.each([
    ['UK', 999],
    ['DE', 1099],
    ['FR', 1199],
    ['IT', 1199],
    ['ES', 1199],
  ] as const)('is listed in %s at %d although a fee beside it is unknown', (marketplace, below) => {
    const input = mug({ marketplace, price: below + 1 })
    const cliff = cliffsWithin(input).find((each) => each.fees.some(({ key }) => key === 'fulfilment'))
    expect(cliff).toMatchObject({ below, fees: [{ step: null }], drop: null, regain: null, gain: null })
    expect(knownCliffs(input)).toEqual([])
  })

  test('does not exist far from every edge, where the seller typed the fees, or for an FBM order', () => {
    expect(cliffsWithin(mug({ price: 2999 }))).toEqual([])
    expect(cliffsWithin(mug({ price: 1200, own: { referralRate: 0.15, fba: 600, storage: null } }))).toEqual([])
    expect(
      cliffsWithin(mug({ price: 1010, fulfilment: 'fbm', fbm: { postage: 300, handling: 0, charged: 0 } })),
    ).toEqual([])
  })

  test('has the lowest price above it that earns as much as below it', () => {
    const price = fc.constantFrom(960, 1040, 1990, 2060, 5100)
    fc.assert(
      fc.property(price, fc.constantFrom('home', 'clothing', 'baby'), (at, feeCategory) => {
        const input = mug({ price: at, feeCategory, returns: { rate: 0.05, loss: 0.5, processing: null } })
        const left = (tried: number) => netAt(input, tried)?.low ?? Number.NaN
        for (const { below, regain } of cliffsWithin(input)) {
          if (regain === null) continue
          expect(left(regain)).toBeGreaterThanOrEqual(left(below))
          for (let tried = below + 1; tried < regain; tried++) expect(left(tried)).toBeLessThan(left(below))
        }
      }),
      { seed: 6, numRuns: 15 },
    )
  })
})
