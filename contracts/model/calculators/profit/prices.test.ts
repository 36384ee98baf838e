import { describe, expect, test } from 'vitest'
import { GRAMS_PER_POUND } from '../../fees/measures.ts'
import { REFERENCE_RATES } from '../exchange.ts'
import { knownCliffs } from './cliffs.ts'
import { inputFor } from './marketplaces.ts'
import { mug } from './mug.test-support.ts'
import { bestPrice, priceCurve, rowsOf } from './price-curve.ts'
import { sensitivities } from './sensitivity.ts'
import { unitProfit } from './unit.ts'

describe('the profit along the price', () => {
  test('falls at a fee cliff by the step of the fee', () => {
    const curve = priceCurve(mug({ price: 1200, cost: 100, freight: 50 }))
    const at = (price: number) => curve.find((point) => point.price === price)?.net.value ?? Number.NaN
    // Fulfilment 6.90 instead of 6.05, referral unchanged at 1.50, one cent more price.
    expect(at(999) - at(1000)).toBe(690 - 605 - 1)
  })

  test('is empty while the cost is unknown', () => expect(priceCurve(mug({ cost: null }))).toEqual([]))

  test('has its best price just below a cliff if demand falls quickly', () => {
    const best = bestPrice(mug({ price: 1010, cost: 20, freight: 0 }), { units: 300, elasticity: 3 })
    expect(best?.price).toBe(999)
  })

  test('has the present price and both sides of each cliff in its table', () => {
    const input = mug({ price: 1205 })
    const curve = priceCurve(input)
    const prices = rowsOf(curve, knownCliffs(input), input.price).map(({ price }) => price)
    expect(prices).toEqual(expect.arrayContaining([curve[0]?.price, 999, 1000, 1205, curve.at(-1)?.price]))
    expect(prices.length).toBeLessThan(25)
  })

  test('has its best price at the end of the curve if demand does not react', () => {
    const best = bestPrice(mug(), { units: 300, elasticity: 0 })
    expect(best).toMatchObject({ price: 4499, units: 300, isEnd: true })
    expect(best?.now).toBe(300 * 841)
  })
})

describe('sensitivity', () => {
  test('shows the price first, as every cost is smaller', () => {
    const input = mug({ ads: { by: 'acos', share: 0.1 }, returns: { rate: 0.05, loss: 0.5, processing: null } })
    const bars = sensitivities(input)
    expect(bars[0]?.driver).toBe('price')
    expect(bars.map(({ driver }) => driver)).not.toContain('weight')
    const cost = bars.find(({ driver }) => driver === 'cost')
    expect([cost?.lower.value, cost?.higher.value]).toEqual([
      (unitProfit(input).net?.value ?? 0) + 80,
      (unitProfit(input).net?.value ?? 0) - 80,
    ])
  })

  test('shows the weight only if a change of ten percent reaches another row of the fee table', () => {
    // A parcel of 0.8 lb is billed by its volumetric weight of 2.88 lb; one of 2.9 lb is billed by weight.
    expect(sensitivities(mug({ weight: 2.9 * GRAMS_PER_POUND })).map(({ driver }) => driver)).toContain('weight')
  })

  test('leaves out inputs that are empty', () => {
    expect(sensitivities(mug()).map(({ driver }) => driver)).not.toContain('ads')
  })
})

describe('another marketplace', () => {
  test('adds its own tax to the price and drops what belongs to the first marketplace', () => {
    const input = mug({ own: { referralRate: 0.1, fba: 100, storage: 1 }, lowInventory: 30 })
    const german = inputFor(input, 'DE', REFERENCE_RATES)
    // $29.99 is €28.87; with 19 % €34.36.
    expect(german).toMatchObject({ marketplace: 'DE', price: 2887 + 549, cost: 770, lowInventory: null })
    expect(german.own).toEqual({ referralRate: null, fba: null, storage: null })
  })

  test('uses the price that the seller entered for it', () => {
    expect(inputFor(mug(), 'UK', REFERENCE_RATES, 2499).price).toBe(2499)
  })

  test('removes the tax from the price when it converts back', () => {
    const german = inputFor(mug(), 'DE', REFERENCE_RATES)
    expect(Math.abs(inputFor(german, 'US', REFERENCE_RATES).price - 2999)).toBeLessThanOrEqual(1)
  })
})
