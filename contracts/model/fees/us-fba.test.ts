import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeeCategory } from '../catalogue.ts'
import { fbaFee } from './fba.ts'
import { GRAMS_PER_POUND, MM_PER_INCH } from './measures.ts'
import { usTier } from './us-tiers.ts'

type Sides = [number, number, number]
const inches = (...sides: Sides): Sides => [sides[0] * MM_PER_INCH, sides[1] * MM_PER_INCH, sides[2] * MM_PER_INCH]
/** Fee in cents of a package in inches and pounds, at a price in cents. */
const fee = (size: Sides, pounds: number, price: number, on: string, feeCategory: FeeCategory = 'home') =>
  fbaFee({ marketplace: 'US', size: inches(...size), weight: pounds * GRAMS_PER_POUND, price, feeCategory, on }).amount

const BEFORE = '2026-03-01'
const AFTER = '2026-06-01'
const PEAK = '2026-11-20'

test.each([
  [[6, 4, 0.5], 0.2, 999, 249, 258],
  [[6, 4, 0.5], 0.2, 1999, 342, 354],
  [[10, 8, 5], 0.8, 2999, 667, 690],
  [[12, 9, 3], 1.4, 2499, 610, 631],
  [[18, 14, 8], 6, 4999, 1073, 1111],
  [[18, 14, 8], 6, 5999, 1099, 1137],
  [[24, 18, 10], 15, 8900, 1933, 2001],
] as [Sides, number, number, number, number][])(
  '%j in and %d lb at %d ¢ cost %d ¢, with the surcharge %d ¢',
  (size, pounds, price, base, later) => {
    expect(fee(size, pounds, price, BEFORE)?.value).toBe(base)
    expect(fee(size, pounds, price, AFTER)?.value).toBe(later)
  },
)

test('the surcharge begins on 2026-04-17', () => {
  expect(fee([10, 8, 5], 0.8, 2999, '2026-04-16')?.value).toBe(667)
  expect(fee([10, 8, 5], 0.8, 2999, '2026-04-17')?.value).toBe(690)
})

test('peak fees apply from 10-15 to 01-14', () => {
  const on = (day: string) => fee([10, 8, 5], 0.8, 2999, day)?.value
  expect(on('2026-10-14')).toBe(690)
  expect(on('2026-10-15')).toBe(Math.round(708 * 1.035))
  expect(on('2027-01-14')).toBe(Math.round(708 * 1.035))
})

test('the fee is unknown outside the known tables, with a reason', () => {
  for (const on of ['2026-01-14', '2027-01-15']) {
    expect(
      fbaFee({ marketplace: 'US', size: inches(6, 4, 0.5), weight: 90, price: 1999, feeCategory: 'home', on }),
    ).toMatchObject({
      amount: null,
      reason: 'noTableForDate',
    })
  }
})

describe('apparel', () => {
  test('has its own fees outside the peak', () => {
    expect(fee([6, 4, 0.5], 0.2, 1999, BEFORE, 'clothing')?.value).toBe(354)
  })
  test('has a range in the peak from its normal fee to that fee plus the increase of other goods', () => {
    const answer = fbaFee({
      marketplace: 'US',
      size: inches(6, 4, 0.5),
      weight: 91,
      price: 1999,
      feeCategory: 'clothing',
      on: PEAK,
    })
    const normal = fee([6, 4, 0.5], 0.2, 1999, AFTER, 'clothing')?.value ?? 0
    const rise = (fee([6, 4, 0.5], 0.2, 1999, PEAK)?.value ?? 0) - (fee([6, 4, 0.5], 0.2, 1999, AFTER)?.value ?? 0)
    expect(answer.reason).toBe('peakApparel')
    expect(answer.amount).toMatchObject({ low: normal, high: normal + rise })
  })
})

test('size tiers follow size and weight', () => {
  const tier = (size: Sides, pounds: number) => usTier(inches(...size), pounds * GRAMS_PER_POUND)
  expect(tier([15, 12, 0.75], 1)).toBe('smallStandard')
  expect(tier([15, 12, 0.75], 1.1)).toBe('largeStandard')
  expect(tier([18, 14, 8], 20)).toBe('largeStandard')
  expect(tier([19, 14, 8], 20)).toBe('smallBulky')
  expect(tier([40, 20, 10], 30)).toBe('largeBulky')
  expect(tier([60, 30, 30], 30)).toBe('xl50')
  expect(tier([60, 30, 30], 69)).toBe('xl70')
  expect(tier([20, 20, 20], 150)).toBe('xl150')
  expect(tier([20, 20, 20], 151)).toBe('xlOver')
})

test('a weight rounded to whole grams does not exceed a limit', () => {
  expect(usTier(inches(18, 14, 8), 9072)).toBe('largeStandard')
  expect(usTier(inches(18, 14, 8), 9073)).toBe('smallBulky')
})

test('a weight typed in ounces or pounds is exact at a limit', () => {
  expect(fee([6, 4, 0.5], 2 / 16, 1999, BEFORE)?.value).toBe(332)
  expect(fee([6, 4, 0.5], 2.01 / 16, 1999, BEFORE)?.value).toBe(342)
  // 20 lb and 20.001 lb are both 9,072 g.
  expect(usTier(inches(18, 14, 8), 20 * GRAMS_PER_POUND)).toBe('largeStandard')
  expect(usTier(inches(18, 14, 8), 20.001 * GRAMS_PER_POUND)).toBe('smallBulky')
  // 4.75 lb as a batch file stores it, rounded up to thousandths: 7 quarters above 3 lb.
  expect(
    fbaFee({
      marketplace: 'US',
      size: inches(12, 8, 4),
      weight: 2154.564,
      price: 1999,
      feeCategory: 'home',
      on: BEFORE,
    }).amount?.value,
  ).toBe(697 + 7 * 8)
})

test('a limit of 0.75 in admits 19.05 mm and not 2 cm', () => {
  expect(usTier([300, 200, 19.05], 300)).toBe('smallStandard')
  expect(usTier([300, 200, 19.3], 300)).toBe('largeStandard')
  expect(usTier([300, 200, 20], 300)).toBe('largeStandard')
})

test('a heavier or more expensive unit never costs less within a tier', () => {
  const size = fc.tuple(
    fc.integer({ min: 20, max: 1400 }),
    fc.integer({ min: 20, max: 800 }),
    fc.integer({ min: 5, max: 800 }),
  )
  const weight = fc.integer({ min: 10, max: 60_000 })
  const on = fc.constantFrom(BEFORE, AFTER, PEAK)
  fc.assert(
    fc.property(size, weight, weight, on, fc.boolean(), (sides, one, other, day, apparel) => {
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
      fc.pre(usTier(sides, light) === usTier(sides, heavy))
      const at = (grams: number, price: number) =>
        fbaFee({
          marketplace: 'US',
          size: sides,
          weight: grams,
          price,
          feeCategory: apparel ? 'clothing' : 'home',
          on: day,
        }).amount?.low ?? 0
      expect(at(light, 2000)).toBeLessThanOrEqual(at(heavy, 2000))
      expect(at(light, 900)).toBeLessThanOrEqual(at(light, 2000))
      expect(at(light, 2000)).toBeLessThanOrEqual(at(light, 6000))
      expect(at(light, 900)).toBeGreaterThan(0)
    }),
  )
})
