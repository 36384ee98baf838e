import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBands } from './price-bands.ts'

describe('price bands', () => {
  it('have round bounds', () => {
    expect(priceBands([10_000, 13_777, 22_000, 22_001, 35_000])).toEqual(
      [100, 150, 200, 250, 300, 350].map((from) => ({ from: from * 100, to: from * 100 + 5000 })),
    )
  })
  it('hold every price once, are few, and do without empty ends', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 }), (prices) => {
        const bands = priceBands(prices)
        const holding = (price: number) => bands.filter(({ from, to }) => price >= from && price < to)
        for (const price of prices) expect(holding(price)).toHaveLength(1)
        expect(bands.length).toBeLessThanOrEqual(7)
        expect(prices.some((price) => price < bands[0]!.to)).toBe(true) // there is at least one price, so one band
        expect(prices.some((price) => price >= bands.at(-1)!.from)).toBe(true) // as above
        for (const { from } of bands) expect(Number.isInteger(from)).toBe(true)
      }),
    )
  })
  it('are none for no prices', () => {
    expect(priceBands([])).toEqual([])
  })
})
