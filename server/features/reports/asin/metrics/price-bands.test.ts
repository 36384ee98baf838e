import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Band, classBands, isWithin, priceBands } from './price-bands.ts'

const DOLLAR = 100
const rowsIn = (bands: readonly Band[], values: readonly number[]) =>
  bands.map((band) => values.filter((value) => isWithin(band, value)).length)

describe('price bands', () => {
  it('have round bounds', () => {
    expect(priceBands([10_000, 13_777, 22_000, 22_001, 35_000], DOLLAR)).toEqual(
      [100, 150, 200, 250, 300, 350].map((from) => ({ from: from * 100, to: from * 100 + 5000 })),
    )
  })
  it('hold equal numbers of rows if one round band would hold most of them', () => {
    const prices = [...Array.from({ length: 25 }, (_, at) => 1050 + at * 100), 9900, 19_900, 29_900, 49_900]
    const bands = priceBands(prices, DOLLAR)
    expect(bands).toEqual([
      { from: 1000, to: 1600 },
      { from: 1600, to: 2200 },
      { from: 2200, to: 2800 },
      { from: 2800, to: 3400 },
      { from: 3400, to: null },
    ])
    expect(rowsIn(bands, prices)).toEqual([6, 6, 6, 6, 5])
  })
  it('hold every price once, are few, and have no empty ends', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 40 }), (prices) => {
        const bands = priceBands(prices, DOLLAR)
        for (const price of prices) expect(bands.filter((band) => isWithin(band, price))).toHaveLength(1)
        expect(bands.length).toBeLessThanOrEqual(8)
        const rows = rowsIn(bands, prices)
        expect([rows[0], rows.at(-1)]).not.toContain(0)
        for (const { from } of bands) expect(Number.isInteger(from)).toBe(true)
      }),
    )
  })
  it('each hold at most half of the prices if all prices differ', () => {
    const distinctPrices = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 20, maxLength: 60 })
    fc.assert(
      fc.property(distinctPrices, (prices) => {
        const minor = prices.map((price) => price * DOLLAR)
        for (const rows of rowsIn(priceBands(minor, DOLLAR), minor)) expect(rows * 2).toBeLessThanOrEqual(minor.length)
      }),
    )
  })
  it('stay round if most products cost the same', () => {
    const prices = [...Array.from({ length: 12 }, () => 1999), 2499, 2999, 3499]
    expect(priceBands(prices, DOLLAR).every(({ from }) => from % 500 === 0)).toBe(true)
  })
  it('are empty without prices', () => {
    expect(priceBands([], DOLLAR)).toEqual([])
  })
})

describe('classes of ratings', () => {
  const up = (value: number) => Math.ceil(value)
  it('are the fixed ones if none of them holds most of the products', () => {
    const ratings = [20, 80, 150, 300, 700, 900, 2000, 4000, 6000, 9000]
    expect(classBands(ratings, [0, 100, 500, 1000, 5000], up).map(({ from }) => from)).toEqual([
      0, 100, 500, 1000, 5000,
    ])
  })
  it('hold equal numbers of products if one fixed band would hold most of them', () => {
    const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 400]
    const classes = classBands(ratings, [0, 100, 500, 1000, 5000], up)
    expect(classes).toEqual([
      { from: 0, to: 6 },
      { from: 6, to: 11 },
      { from: 11, to: null },
    ])
  })
})
