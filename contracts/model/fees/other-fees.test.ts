import { describe, expect, test } from 'vitest'
import { agedInventoryFee } from './aged-inventory.ts'
import { fbaFee } from './fba.ts'
import { MM_PER_INCH, type Size } from './measures.ts'
import { placementFee } from './placement.ts'
import type { Splits } from './splits.ts'
import { storageFee } from './storage.ts'

const inches = (...sides: Size): Size => [sides[0] * MM_PER_INCH, sides[1] * MM_PER_INCH, sides[2] * MM_PER_INCH]
/** Half a cubic foot. */
const HALF_FOOT = inches(12, 12, 6)

describe('dangerous goods', () => {
  const ask = (change: Partial<Parameters<typeof fbaFee>[0]>) =>
    fbaFee({
      marketplace: 'US',
      size: inches(6, 4, 0.5),
      weight: 91,
      price: 1999,
      feeCategory: 'home',
      on: '2026-03-01',
      dangerous: true,
      ...change,
    })
  test('have the fee of their table from $10 to $50 outside the peak', () => {
    expect(ask({})).toMatchObject({ amount: { low: 436, high: 436 }, reason: null })
    expect(ask({ size: inches(10, 8, 5), weight: 363 })).toMatchObject({
      amount: { low: 713, high: 713 },
      reason: null,
    })
  })
  test('at other prices have a range from their nearest fee to that fee plus the difference for other goods', () => {
    // Other goods pay 249 ¢, 342 ¢ and 368 ¢ in the three price columns.
    expect(ask({ price: 999 })).toMatchObject({ amount: { low: 436 - 93, high: 436 }, reason: 'dangerousGoods' })
    expect(ask({ price: 5001 })).toMatchObject({ amount: { low: 436, high: 436 + 26 }, reason: 'dangerousGoods' })
  })
  test('in peak season have a range up to the increase of other goods', () => {
    const { amount, reason, explanation } = ask({ on: '2026-11-20' })
    // 436 × 1.035 = 451; the fee of other goods rises from 354 to 374.
    expect({ amount, reason }).toMatchObject({ amount: { low: 451, high: 451 + 20 }, reason: 'dangerousGoods' })
    expect(explanation?.difference).toMatchObject({ asked: { amount: 374 }, known: { amount: 354 }, amount: 20 })
  })
  test('above the rows have a range from the first fee to that fee plus the steps of other goods', () => {
    // 6 lb and 14.50 lb of volume: 47 quarters above 3 lb.
    expect(ask({ size: inches(18, 14, 8), weight: 2722 })).toMatchObject({
      amount: { low: 743, high: 743 + 47 * 8 },
      reason: 'dangerousGoods',
    })
  })
  test('have no known fee where they have no known table', () => {
    expect(ask({ marketplace: 'DE' })).toMatchObject({ amount: null, reason: 'noRate' })
  })
})

describe('storage over several months', () => {
  const ask = (on: string, until: string) =>
    storageFee({ marketplace: 'US', size: HALF_FOOT, weight: 3000, on, months: 1, until })
  test('counts each calendar month at its own rate, and a part of it by days', () => {
    const { amount, explanation } = ask('2026-09-16', '2026-11-10')
    const expected = 0.5 * ((15 / 30) * 78 + 240 + (10 / 30) * 240)
    expect(amount?.value).toBeCloseTo(expected, 9)
    expect(explanation?.low).toMatchObject({
      months: [
        { month: '2026-09', share: 0.5, rate: 78 },
        { month: '2026-10', share: 1, rate: 240 },
        { month: '2026-11', share: 10 / 30, rate: 240 },
      ],
    })
  })
  test('counts one day, the turn of a year and a leap February', () => {
    expect(ask('2026-10-31', '2026-10-31').amount?.value).toBeCloseTo(0.5 * (240 / 31), 9)
    expect(ask('2026-12-31', '2027-01-01').amount?.value).toBeCloseTo(0.5 * (240 / 31 + 78 / 31), 9)
    expect(ask('2028-02-01', '2028-02-29').amount?.value).toBeCloseTo(0.5 * 78, 9)
  })
  test('costs nothing if the last day is before the first', () => {
    expect(ask('2026-10-02', '2026-10-01').amount?.value).toBe(0)
  })
})

describe('aged inventory', () => {
  const ask = (daysInStock: number, size: Size = HALF_FOOT) =>
    agedInventoryFee({ marketplace: 'US', size, on: '2026-11-24', daysInStock })
  test.each([
    [180, 0],
    [181, 25],
    [210, 25],
    [211, 50],
    [241, 75],
    [271, 190],
    [301, 200],
    [331, 210],
    [365, 210],
    [366, 345],
  ])('after %d days half a cubic foot costs %d ¢ a month', (days, fee) => {
    expect(ask(days).amount?.value).toBeCloseTo(fee, 9)
  })
  test('costs at least 15 ¢ a unit after a year', () => {
    expect(ask(400, inches(2, 2, 2)).amount?.value).toBe(15)
  })
  test('has a table of 2023, and says that it is old', () => {
    expect(ask(200)).toMatchObject({ reason: 'oldTable', table: { source: 'fees.us.agedInventory' } })
    expect(agedInventoryFee({ marketplace: 'DE', size: HALF_FOOT, on: '2026-11-24', daysInStock: 200 }).reason).toBe(
      'noTable',
    )
  })
})

describe('inbound placement', () => {
  const ask = (size: Size, weight: number, splits: Splits, on: string) =>
    placementFee({ marketplace: 'US', size, weight, splits, on })
  test.each([
    [inches(6, 4, 0.5), 91, 'minimal', 16, 30],
    [inches(6, 4, 0.5), 91, 'partial', 12, 21],
    [inches(6, 4, 2), 300, 'minimal', 18, 34],
    [inches(6, 4, 4), 600, 'minimal', 22, 41],
    [inches(8, 6, 5), 1200, 'partial', 17, 34],
    [inches(10, 8, 5), 8000, 'minimal', 37, 68],
    // 0.8 lb, and 2.88 lb of volume: the source does not say which counts.
    [inches(10, 8, 5), 363, 'minimal', 22, 49],
  ] as const)(
    'of %j mm and %d g with %s splits costs %d to %d ¢ before 2025-02-20',
    (size, weight, splits, low, high) => {
      expect(ask(size, weight, splits, '2025-02-19')).toMatchObject({ amount: { low, high }, reason: 'bounds' })
    },
  )
  test('is free with optimized splits', () => {
    expect(ask(HALF_FOOT, 3000, 'optimized', '2025-02-19')).toMatchObject({ amount: { low: 0, high: 0 }, reason: null })
  })
  test('is unknown between the tables, and has only bounds for 2026', () => {
    expect(ask(HALF_FOOT, 3000, 'minimal', '2025-02-20')).toMatchObject({ amount: null, reason: 'noTableForDate' })
    expect(ask(HALF_FOOT, 3000, 'minimal', '2026-05-01').amount).toMatchObject({ low: 0, high: 40 })
    expect(ask(inches(24, 18, 10), 6804, 'minimal', '2026-05-01').amount).toMatchObject({ low: 230, high: 395 })
    expect(ask(inches(60, 30, 30), 13_608, 'minimal', '2026-05-01')).toMatchObject({ amount: null, reason: 'oversize' })
  })
})

describe('the explanation of a fulfilment fee', () => {
  test('names tier, billed weight, price column, row, surcharge and table', () => {
    const fee = fbaFee({
      marketplace: 'US',
      size: inches(10, 8, 5),
      weight: 363,
      price: 2999,
      feeCategory: 'home',
      on: '2026-06-01',
    })
    expect(fee.explanation?.low).toMatchObject({
      kind: 'fba',
      table: { source: 'fees.us.fba', validFrom: '2026-01-15', validTo: '2026-10-14' },
      tier: { key: 'largeStandard', name: { 'zh-CN': '大号标准' } },
      billed: { by: 'volumetric', unitGrams: 363 },
      priceColumn: { index: 1, from: 1000, to: 5000 },
      row: { index: 11, upTo: 48, unit: 'oz' },
      steps: null,
      base: 667,
      lowPriceCut: 0,
      surcharge: { rate: 0.035, table: { source: 'fees.us.fbaSurcharge', validFrom: '2026-04-17' } },
      amount: 690,
      overmax: false,
    })
    const path = fee.explanation?.low
    expect(path?.kind === 'fba' && path.billed.grams).toBeCloseTo((400 / 139) * 453.59237, 6)
    expect(fee.explanation?.high).toBe(path)
  })
  test('names the started steps above the last row, and the overmax fee of unknown amount', () => {
    const fee = fbaFee({
      marketplace: 'US',
      size: inches(97, 10, 10),
      weight: 9000,
      price: 2999,
      feeCategory: 'home',
      on: '2026-03-01',
    })
    // 69.78 lb of volume
    expect(fee.explanation?.low).toMatchObject({
      tier: { key: 'xl50' },
      row: null,
      steps: { count: 69, from: 1, step: 1, unit: 'lb', adds: 38 },
      base: 2633,
      amount: 2633 + 69 * 38,
      overmax: true,
    })
  })
  test('explains both bounds', () => {
    const fee = fbaFee({
      marketplace: 'CA',
      size: [440, 340, 190],
      weight: 2000,
      price: 1300,
      feeCategory: 'home',
      on: '2026-03-01',
    })
    expect(fee.explanation).toMatchObject({
      low: { billed: { by: 'unit', grams: 2000 }, steps: { count: 5 }, lowPriceCut: 80, amount: 1032 + 5 * 9 - 80 },
      high: { billed: { by: 'volumetric' }, steps: { count: 42 }, amount: 1032 + 42 * 9 - 80 },
    })
  })
})
