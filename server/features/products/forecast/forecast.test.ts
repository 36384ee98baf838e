import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthNumber, monthText } from '#contracts/model/months.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { everyProduct } from '#server/features/catalogue/every-product.ts'
import { category, JANUARY } from '#server/platform/forecast/made-category.test-support.ts'
import { monthlySeries } from '#server/platform/forecast/months.ts'
import { seasonOf } from '#server/platform/forecast/season.ts'
import { type Backtest, backtest } from './backtest.ts'
import { forecast, HORIZON } from './model.ts'

const end = (months: number) => JANUARY + months

describe('a forecast', () => {
  test('follows the season of the category, although the product has seen no summer', () => {
    const series = { from: monthNumber('2026-10'), values: [80, 70, 72, 60, 71, 90] }
    const months = forecast(series, seasonOf(category(20, 24), end(24)), HORIZON)
    expect(months.map(({ month }) => monthText(month))).toEqual(['2027-04', '2027-05', '2027-06'])
    expect(months[2]!.units).toBeGreaterThan(months[0]!.units * 1.2)
  })
  test('carries growth on, but less each month', () => {
    const units = Array.from({ length: 24 }, (_, at) => Math.round(500 * 1.06 ** at))
    const months = forecast({ from: JANUARY, values: units }, null, 12)
    expect(months[0]!.units).toBeGreaterThan(units.at(-1)!)
    expect(months[11]!.units).toBeLessThan(units.at(-1)! * 1.06 ** 12)
  })
  test('has ordered bounds that widen, for any units', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20_000 }), { minLength: 6, maxLength: 24 }), (units) => {
        const months = forecast({ from: JANUARY, values: units }, null, HORIZON)
        for (const { range80, range95, units } of months) {
          const ordered = [range95[0], range80[0], units, range80[1], range95[1]]
          expect(ordered).toEqual(ordered.toSorted((a, b) => a - b))
          expect(ordered.every(Number.isFinite)).toBe(true)
        }
      }),
    )
  })
  test('is the same each time', () => {
    const [series, ...peers] = category(10, 24)
    const season = seasonOf(peers, end(24))
    expect(forecast(series!, season, HORIZON)).toEqual(forecast(series!, season, HORIZON))
  })
})

describe('the backtest', () => {
  test('forecasts hidden months without knowing them', () => {
    const [series, ...peers] = category(10, 24)
    const changed = { ...series!, values: series!.values.with(-1, 999_999) }
    expect(backtest(changed, peers)?.hidden.map(({ forecast }) => forecast)).toEqual(
      backtest(series!, peers)?.hidden.map(({ forecast }) => forecast),
    )
  })
  test('compares with the last month and with the same month of last year', () => {
    const [series, ...peers] = category(10, 24)
    const hidden = backtest(series!, peers)?.hidden ?? []
    expect(hidden.map(({ naive }) => naive)).toEqual([20, 20, 20].map((at) => series!.values[at]))
    expect(hidden.map(({ seasonalNaive }) => seasonalNaive)).toEqual([9, 10, 11].map((at) => series!.values[at]))
    expect(hidden.map(({ units }) => units)).toEqual([21, 22, 23].map((at) => series!.values[at]))
  })
  test('says that a forecast is no better where the last month repeats', () => {
    const steady = { from: JANUARY, values: new Array<number>(24).fill(100) }
    expect(backtest(steady, [])).toMatchObject({ error: 0, naive: 0, isBetter: false, scaled: null })
  })
  test('needs six months before the hidden ones', () => {
    const units = [9, 8, 7, 9, 8, 7, 9, 8, 7]
    expect(backtest({ from: JANUARY, values: units }, [])?.origins).toBe(1)
    expect(backtest({ from: JANUARY, values: units.slice(1) }, [])).toBeNull()
  })
})

/**
 * The settings were chosen on half of a sample world of 20,400 products; on the other half, 81.3 % of 11,817 hidden months
 * were inside the 80 % interval and 95.0 % inside the 95 % one. Of 10,992 months of 3,664 products of another world
 * (seed 7), 81.2 % and 95.2 %, with an error (sMAPE) of 12.3 %, against 21.6 % of the last month and 26.6 % of last year's.
 */
describe('on the sample world', () => {
  const connection = openCatalogue(TEST_CATALOGUE)
  let results: Backtest[]
  let milliseconds: number
  beforeAll(() => {
    const products = [...everyProduct(connection)].flatMap(({ product, months }) => {
      const series = monthlySeries(months.map(({ month, units }) => ({ month, value: units })))
      return series ? [{ key: `${product.marketplace} ${product.subCategory}`, series }] : []
    })
    const categories = Map.groupBy(products, ({ key }) => key)
    const start = performance.now()
    results = products.flatMap((product) => {
      const peers = (categories.get(product.key) ?? []).filter((other) => other !== product)
      return (
        backtest(
          product.series,
          peers.map(({ series }) => series),
        ) ?? []
      )
    })
    milliseconds = (performance.now() - start) / products.length
  })
  afterAll(() => connection.close())
  const mean = (of: (result: Backtest) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length

  test('about eight of ten hidden months are inside the 80 % interval', () => {
    expect(results.length).toBeGreaterThan(300)
    expect(mean(({ inside80 }) => inside80)).toBeGreaterThan(0.77)
    expect(mean(({ inside80 }) => inside80)).toBeLessThan(0.84)
    expect(mean(({ inside95 }) => inside95)).toBeGreaterThan(0.92)
  })
  test('the error is clearly below those of the simple forecasts', () => {
    // This world has few products in a category, so its seasons are uncertain.
    const error = mean((result) => result.error)
    expect(error).toBeLessThan(0.9 * mean(({ naive }) => naive))
    expect(error).toBeLessThan(0.8 * mean(({ seasonalNaive, naive }) => seasonalNaive ?? naive))
  })
  test('a backtest takes a few milliseconds', () => {
    expect(milliseconds).toBeLessThan(200)
  })
})
