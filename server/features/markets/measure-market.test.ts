import { describe, expect, test } from 'vitest'
import { growthOf, peakMonthOf, periodOf } from './market-demand.ts'
import type { MarketProduct } from './market-product.ts'
import { type SpreadProduct, spreadsOf } from './market-spreads.ts'
import { measureMarket } from './measure-market.ts'

const nothing: SpreadProduct = {
  row: 0,
  asin: 'B000000000',
  title: 'mug',
  listedOn: null,
  units: null,
  revenue: null,
  price: null,
  rating: null,
  ratings: null,
  rank: null,
  sellers: null,
  weight: null,
  volume: null,
  margin: null,
  age: null,
  brand: null,
  seller: null,
  country: null,
  fulfilment: null,
  aPlus: null,
  video: null,
}
const products = (...facts: Partial<SpreadProduct>[]): SpreadProduct[] =>
  facts.map((fact, row) => ({ ...nothing, row, ...fact }))
const measured = (sample: MarketProduct[], settings: { head?: number; newMonths?: number } = {}) =>
  measureMarket(sample, { head: 10, newMonths: 3, ...settings })

describe('the metrics of a sample', () => {
  test('average only what is known', () => {
    const sample = products({ price: 1000, units: 10 }, { price: 3000 }, { rating: 4.5, units: 5 })
    expect(measured(sample)).toMatchObject({ sample: 3, avgPrice: 2000, avgUnits: 7.5, rating: 4.5, weight: null })
  })
  test('of a market without known facts are unknown, not zero', () => {
    const { sample, ...others } = measured(products({}, {}))
    expect(sample).toBe(2)
    expect(Object.values(others).every((value) => value === null)).toBe(true)
  })
  test('count the units of a brand together, and leave products without a brand out', () => {
    const brands = ['a', 'b', 'a', 'c', 'd', 'e', 'f', null]
    const sample = products(...brands.map((brand, at) => ({ brand, units: 80 - at * 10 })))
    // a 80 + 60, b 70, c 50, d 40, e 30 of 350
    expect(measured(sample, { head: 5 }).brandConcentration).toBeCloseTo(330 / 350 + 0, 10)
    expect(measured(sample, { head: 5 }).brands).toBe(6)
    expect(measured(sample, { head: 6 }).brandConcentration).toBeNull()
  })
  test('call a market open by the first ten products at every head size', () => {
    const sample = products(...Array.from({ length: 20 }, () => ({ units: 10 })))
    expect(measured(sample, { head: 5 })).toMatchObject({ openness: 0.5, productConcentration: 0.25 })
    expect(measured(sample.slice(0, 10)).openness).toBeNull()
  })
  test('count products as new by the chosen months', () => {
    const sample = products({ age: 30, units: 40 }, { age: 91, units: 20 }, { age: 92 }, { age: 365 }, {})
    expect(measured(sample, { newMonths: 1 })).toMatchObject({ newProducts: 1, newShare: 0.25, newUnits: 40 })
    expect(measured(sample, { newMonths: 3 })).toMatchObject({ newProducts: 2, newShare: 0.5, newUnits: 30 })
    expect(measured(sample, { newMonths: 12 })).toMatchObject({ newProducts: 4, newShare: 1 })
  })
  test('name the share of the most frequent country among the known ones', () => {
    const sample = products({ country: 'US' }, { country: 'CN' }, { country: 'CN' }, {})
    expect(measured(sample).countryShare).toBeCloseTo(2 / 3, 10)
  })
})

describe('demand', () => {
  const months = (units: (at: number) => number) =>
    Array.from({ length: 24 }, (_, at) => ({
      month: `${2024 + Math.floor((at + 10) / 12)}-${String(((at + 10) % 12) + 1).padStart(2, '0')}`,
      units: units(at),
    }))
  test('grows against earlier months, and is unknown without them', () => {
    expect(growthOf([100, 110], 1, 1)).toBeCloseTo(0.1, 10)
    expect(growthOf([100, 110], 1, 12)).toBeNull()
    expect(growthOf([0, 110], 1, 1)).toBeNull()
    expect(growthOf([null, 110], 1, 1)).toBeNull()
    expect(growthOf([1, 1, 1, 2, 2, 2], 3, 3)).toBe(1)
  })
  test.each([
    ['general', () => 100],
    ['growing', (at: number) => (at < 12 ? 100 : 108)],
    ['declining', (at: number) => (at < 12 ? 100 : 98)],
    ['seasonal', (at: number) => (at % 12 === 1 ? 200 : 100)],
  ] as const)('is %s', (period, units) => {
    expect(periodOf(months(units))).toBe(period)
    // The second month of the history is a December.
    expect(peakMonthOf(period, months(units))).toBe(period === 'seasonal' ? 12 : null)
  })
  test('has no period with less than two years', () => {
    expect(periodOf(months(() => 100).slice(1))).toBeNull()
  })
})

describe('distributions', () => {
  const spread = (of: string, sample: SpreadProduct[], head = 2) =>
    spreadsOf(sample, { head, whole: 100 }).find((each) => each.of === of)!
  test('put every product with the fact in one class', () => {
    const sample = products(
      { rating: 3.4, units: 10 },
      { rating: 4, units: 20 },
      { rating: 4.6, units: 30 },
      { rating: 4.6 },
      {},
    )
    const { known, classes } = spread('rating', sample)
    expect(known).toBe(4)
    expect(classes.map(({ from, products, unitShare }) => [from, products, unitShare])).toEqual([
      [0, 1, 1 / 6],
      [3.5, 0, 0],
      [4, 1, 2 / 6],
      [4.3, 0, 0],
      [4.6, 2, 0.5],
    ])
  })
  test('put names beyond the head together', () => {
    const sample = products({ brand: 'a', units: 1 }, { brand: 'b', units: 5 }, { brand: 'c', units: 2 }, { units: 9 })
    expect(spread('brand', sample).classes.map(({ name, units }) => [name, units])).toEqual([
      ['b', 5],
      ['c', 2],
      [null, 1],
    ])
  })
  test('count A+ content and video in four ways', () => {
    const sample = products(
      { aPlus: true, video: true, units: 9 },
      { aPlus: true, video: false, units: 8 },
      { aPlus: false, video: true, units: 7 },
      { aPlus: false, video: false, units: 6 },
      { aPlus: true },
    )
    expect(spread('content', sample).classes.map(({ name }) => name)).toEqual(['both', 'aPlus', 'video', 'none'])
  })
  test('have a class for each listing year, with older years together', () => {
    const sample = products({ listedOn: '2010-05-01' }, { listedOn: '2024-05-01' }, { listedOn: '2026-01-01' }, {})
    const { classes } = spread('year', sample)
    expect(classes.map(({ from, to, products }) => [from, to, products])).toEqual([
      [null, 2019, 1],
      ...[2019, 2020, 2021, 2022, 2023].map((year) => [year, year + 1, 0]),
      [2024, 2025, 1],
      [2025, 2026, 0],
      [2026, 2027, 1],
    ])
  })
  test('of an unknown fact have no classes', () => {
    for (const { known, classes } of spreadsOf(products({}, {}), { head: 5, whole: 100 }))
      expect([known, classes]).toEqual([0, []])
  })
})
