/** Recomputes the metrics of named products from the stored row and history, without the code under test. */
import { afterAll, describe, expect, test } from 'vitest'
import type { MonthPoint } from '#contracts/model/catalogue.ts'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { everyProduct } from '#server/features/catalogue/every-product.ts'
import { madeRecord, productOf } from '#server/features/imports/made-record.test-support.ts'
import { measureProduct, type ProductFacts } from './measure-product.ts'

const db = openCatalogue(TEST_CATALOGUE)
afterAll(() => db.close())

interface Stored {
  [column: string]: string | number | null
}
/** Numbers of the stored row; a missing one fails the comparison. */
const numberOf = (row: Stored, column: string) => Number(row[column] ?? Number.NaN)

function storedOf(asin: string) {
  const row = db
    .prepare<[string], Stored>(
      `SELECT product.*, history, weeks, julianday(observed_on) - julianday(listed_on) AS days,
         (SELECT count(*) FROM placement WHERE placement.asin = product.asin AND placement.marketplace = product.marketplace) AS placements
       FROM product JOIN product_history ON product_id = id WHERE product.asin = ?`,
    )
    .get(asin)!
  const months: MonthPoint[] = JSON.parse(String(row.history)).months
  const ranks: number[] = JSON.parse(String(row.weeks)).rank
  return { row, months, ranks }
}

function measured(asin: string) {
  const stored = [...everyProduct(db)].find(({ product }) => product.asin === asin)!
  return measureProduct({ ...stored, observations: [], estimate: null })
}

describe.each([
  { asin: STORY.asin, fba: 464, score: 98, vat: 0, tier: 'largeStandard' },
  { asin: STORY.longTitle, fba: 860, score: 95, vat: 0, tier: 'largeStandard' },
  { asin: STORY.german, fba: 341, score: 95, vat: 0.19, tier: null },
])('the metrics of $asin', ({ asin, fba, score, vat, tier }) => {
  const { row, months, ranks } = storedOf(asin)
  const { numbers, units, sizeTier, bestMonth } = measured(asin)
  const number = (column: string) => numberOf(row, column)
  const [last, before, yearAgo] = [months.at(-1)!, months.at(-2)!, months.at(-13)!]
  const unitsOf = (points: readonly MonthPoint[]) => points.reduce((sum, point) => sum + point.units, 0)

  test('are facts of the row as stored', () => {
    const { price, rank, subRank, rating, ratings, sellers, weight, coupon, images, videos } = numbers
    expect({ price, rank, rating, ratings, sellers, weight, coupon, images, videos }).toEqual(
      Object.fromEntries(
        ['price', 'rank', 'rating', 'ratings', 'sellers', 'weight', 'coupon', 'images', 'videos'].map((column) => [
          column,
          row[column],
        ]),
      ),
    )
    expect(subRank).toBe(row.sub_rank)
    expect(numbers.titleLength).toBe(String(row.title).length)
    expect(numbers.keywords).toBe(row.placements)
    expect(numbers.age).toBe(row.days)
  })

  test('follow from its months and weeks', () => {
    expect(units).toEqual({ method: 'sample', low: last.units, high: last.units })
    expect(numbers.units).toBe(last.units)
    expect(numbers.revenue).toBe(last.revenue)
    expect(numbers.unitsChange).toBeCloseTo(last.units / before.units - 1)
    expect(numbers.unitsYear).toBeCloseTo(last.units / yearAgo.units - 1)
    expect(numbers.unitsTrend).toBeCloseTo(unitsOf(months.slice(-3)) / unitsOf(months.slice(-6, -3)) - 1)
    expect(numbers.revenueChange).toBeCloseTo(last.revenue / before.revenue - 1)
    expect(numbers.newRatings).toBe(last.ratings - before.ratings)
    expect(numbers.reviewRate).toBeCloseTo((last.ratings - before.ratings) / last.units)
    expect(numbers.unitsPerRating).toBeCloseTo(last.units / number('ratings'))
    expect(numbers.rankShift).toBe(ranks.at(-2)! - ranks.at(-1)!)
    expect(numbers.rankChange).toBeCloseTo(1 - ranks.at(-1)! / ranks.at(-2)!)
    const best = Map.groupBy(months, ({ month }) => Number(month.slice(5)))
    const totals = [...best].map(([month, points]) => ({ month, units: unitsOf(points) }))
    expect(bestMonth).toBe(totals.toSorted((a, b) => b.units - a.units)[0]?.month)
  })

  test('follow from its package, fees and listing', () => {
    const sides: number[] = JSON.parse(String(row.size))
    expect(numbers.volume).toBeCloseTo(sides.reduce((product, side) => product * side, 1) / 1000)
    expect(sizeTier).toBe(tier)
    expect(numbers.fbaFee).toBe(fba)
    const price = number('price')
    // Each of these categories has a referral fee of 15 %.
    expect(numbers.margin).toBeCloseTo((price / (1 + vat) - price * 0.15 - fba) / price, 3)
    expect(numbers.listingScore).toBe(score)
    const listPrice = row.list_price
    if (listPrice === null || listPrice === undefined) expect(numbers.discount).toBeNull()
    else expect(numbers.discount).toBeCloseTo(1 - price / Number(listPrice))
    const variants: { asin: string; unitShare: number }[] = JSON.parse(String(row.variants))
    expect(numbers.variants).toBe(variants.length)
    const share = variants.find((variant) => variant.asin === asin)?.unitShare ?? 1
    expect(numbers.childUnits).toBeCloseTo(last.units * share)
  })
})

describe('an imported product', () => {
  const facts = (changes: Partial<ProductFacts> = {}): ProductFacts => ({
    product: productOf(madeRecord()),
    months: [],
    weeks: null,
    observations: [],
    estimate: { by: 'bought', range: { value: 700, low: 600, high: 699 } },
    keywords: 0,
    ...changes,
  })
  const day = (day: string, rank: number | null) => ({
    day,
    rank,
    title: 'Mug',
    price: null,
    subCategory: null,
    subRank: null,
    rating: null,
    ratings: null,
    boughtPastMonth: null,
    available: null,
  })

  test('has estimated units with their range, and nothing that only months tell', () => {
    const { numbers, units, bestMonth } = measureProduct(facts())
    expect(units).toEqual({ method: 'badge', low: 600, high: 699 })
    expect(numbers.units).toBe(700)
    const { unitsChange, unitsYear, unitsTrend, revenueChange, newRatings, reviewRate, keywords } = numbers
    expect([unitsChange, unitsYear, unitsTrend, revenueChange, newRatings, reviewRate, keywords]).toEqual(
      new Array(7).fill(null),
    )
    expect(bestMonth).toBeNull()
  })

  test('without evidence has unknown units and revenue', () => {
    const { numbers, units } = measureProduct(facts({ estimate: { by: 'unknown', range: null } }))
    expect([units.method, numbers.units, numbers.revenue, numbers.unitsPerRating]).toEqual([
      'unknown',
      null,
      null,
      null,
    ])
  })

  test.each([
    ['a week apart', [day('2026-11-13', 400), day('2026-11-20', 300)], 100],
    ['nine days apart', [day('2026-11-11', 400), day('2026-11-20', 300)], 100],
    ['two days apart', [day('2026-11-18', 400), day('2026-11-20', 300)], null],
    ['of a single day', [day('2026-11-20', 300)], null],
    ['a week apart, then a day without one', [day('2026-11-12', 9), day('2026-11-19', 8), day('2026-11-20', null)], 1],
  ])('has a shift of ranks if two are known a week apart: %s', (_, observations, shift) => {
    expect(measureProduct(facts({ observations })).numbers.rankShift).toBe(shift)
  })
})
