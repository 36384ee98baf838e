import { describe, expect, test } from 'vitest'
import { fbaFee } from './fba.ts'
import { GRAMS_PER_POUND, MM_PER_INCH, type Size } from './measures.ts'

/** Each fee is computed by hand from DOMAIN B2. */
const inches = ([a, b, c]: Size): Size => [a * MM_PER_INCH, b * MM_PER_INCH, c * MM_PER_INCH]
const pounds = (weight: number) => Math.round(weight * GRAMS_PER_POUND)

describe('Amazon US', () => {
  const BEFORE_SURCHARGE = '2026-03-01'
  const PEAK = '2026-11-20'
  test.each([
    ['smallStandard', [6, 4, 0.5], 0.2, 1999, 342, 374],
    ['largeStandard', [10, 8, 5], 0.8, 2999, 667, 733],
    // 14.50 lb of volume: 47 started quarter pounds above 3 lb.
    ['largeStandard', [18, 14, 8], 6, 4999, 697 + 47 * 8, 1166],
    // 31.08 lb of volume: 31 started pounds above 1 lb.
    ['smallBulky', [24, 18, 10], 15, 8900, 755 + 31 * 38, 2108],
    // 57.55 lb
    ['largeBulky', [40, 20, 10], 30, 2000, 935 + 57 * 38, 3317],
    // 43.17 lb
    ['xl50', [60, 10, 10], 30, 2000, 2633 + 43 * 38, 4699],
    ['xl70', [60, 10, 10], 69, 2000, 3732 + 18 * 75, 5551],
    ['xl150', [20, 20, 20], 150, 2000, 5132 + 79 * 75, 11_901],
    ['xlOver', [20, 20, 20], 200, 2000, 19_495 + 49 * 19, 22_022],
  ] as const)(
    '%s: %j in, %d lb at %d ¢ costs %d ¢, in peak season with the surcharge %d ¢',
    (tier, size, weight, price, usual, peak) => {
      const on = (day: string) =>
        fbaFee({ marketplace: 'US', size: inches(size), weight: pounds(weight), price, feeCategory: 'home', on: day })
      expect(on(BEFORE_SURCHARGE)).toMatchObject({
        amount: { value: usual, low: usual, high: usual },
        reason: null,
        explanation: { low: { tier: { key: tier } } },
      })
      expect(on(PEAK).amount?.value).toBe(peak)
    },
  )

  test.each([
    [[6, 4, 0.5], 0.2, 999, 264],
    [[6, 4, 0.5], 0.2, 1999, 354],
    [[6, 4, 0.5], 0.2, 5999, 380],
    [[10, 8, 5], 0.8, 2999, 690],
    // 24 half pounds above 3 lb
    [[18, 14, 8], 6, 2999, 697 + 24 * 16],
    // The bulky sizes of apparel are those of all goods.
    [[24, 18, 10], 15, 8900, 1933],
  ] as const)('apparel: %j in, %d lb at %d ¢ costs %d ¢', (size, weight, price, fee) => {
    const apparel = { size: inches(size), weight: pounds(weight), price, feeCategory: 'clothing' as const }
    expect(fbaFee({ marketplace: 'US', ...apparel, on: BEFORE_SURCHARGE })).toMatchObject({
      amount: { low: fee, high: fee },
      reason: null,
    })
  })
})

test.each([
  [[250, 180, 20], 250, 288, 222],
  [[350, 300, 33], 1000, 318, 252],
  [[80, 70, 50], 1500, 410, 344],
  [[100, 100, 100], 2000, 415, 368],
  [[180, 120, 100], 1500, 420, 371],
  [[200, 150, 150], 2000, 425, 379],
  [[200, 200, 200], 2000, 430, 391],
  [[300, 250, 250], 5000, 472, 427],
  [[400, 300, 300], 9000, 532, 466],
] as const)('Japan: %j mm, %d g costs ¥%d, below ¥1000 ¥%d', (size, weight, usual, low) => {
  const at = (price: number) =>
    fbaFee({ marketplace: 'JP', size, weight, price, feeCategory: 'home', on: '2026-05-01' }).amount
  expect(at(1000)).toEqual({ value: usual, low: usual, high: usual })
  expect(at(999)).toEqual({ value: low, low, high: low })
})

test('Japan: for sizes above 100 cm only the first and the last fee are known', () => {
  const fee = fbaFee({
    marketplace: 'JP',
    size: [500, 300, 201],
    weight: 2000,
    price: 3000,
    feeCategory: 'home',
    on: '2026-05-01',
  })
  expect(fee).toMatchObject({ amount: { low: 589, high: 13_950 }, reason: 'between' })
})

test.each([
  [[330, 230, 25], 20, 183, 233],
  [[330, 230, 25], 210, 210, 257],
  [[330, 230, 25], 460, 216, 268],
  [[330, 230, 40], 960, 272, 304],
  [[330, 230, 60], 960, 294, 342],
  [[340, 240, 9], 150, 291, 338],
  [[340, 240, 20], 400, 300, 339],
  [[350, 250, 50], 900, 304, 340],
  [[350, 250, 80], 1400, 305, 341],
  [[350, 250, 108], 1900, 325, 343],
  [[350, 250, 120], 3900, 327, 454],
  [[440, 130, 10], 150, 294, 339],
  [[440, 260, 120], 2900, 349, 455],
  [[450, 340, 260], 5900, 358, 665],
  [[440, 260, 130], 5900, 356, 522],
] as const)('UK and Germany: %j mm, %d g costs %d p or %d ct', (size, weight, pence, cents) => {
  const fee = (marketplace: 'UK' | 'DE') =>
    fbaFee({ marketplace, size, weight, price: 2000, feeCategory: 'home', on: '2026-05-01' }).amount
  expect(fee('UK')).toEqual({ value: pence, low: pence, high: pence })
  expect(fee('DE')).toEqual({ value: cents, low: cents, high: cents })
})

test.each([
  [[300, 200, 10], 100, 446, 446],
  [[300, 200, 10], 400, 446, 562],
  [[100, 100, 40], 90, 592, 592],
  [[200, 150, 100], 1000, 592, 960],
  // 5 started steps of 100 g above 1.5 kg
  [[200, 150, 100], 2000, 1032 + 5 * 9, 1032 + 5 * 9],
  // 7.2 kg of volume, 8 kg of weight: 15 steps of 500 g
  [[600, 300, 200], 8000, 1543 + 15 * 46, 1543 + 15 * 46],
] as const)('Canada: %j mm, %d g costs %d to %d ct', (size, weight, low, high) => {
  const at = (price: number, on: string) =>
    fbaFee({ marketplace: 'CA', size, weight, price, feeCategory: 'home', on }).amount
  expect(at(1400, '2026-04-16')).toMatchObject({ low, high })
  expect(at(1399, '2026-04-16')).toMatchObject({ low: low - 80, high: high - 80 })
  expect(at(1400, '2026-04-17')).toMatchObject({ low: Math.round(low * 1.035), high: Math.round(high * 1.035) })
})

describe('borders', () => {
  const us = (size: Size, weight: number, price = 2000) =>
    fbaFee({ marketplace: 'US', size, weight, price, feeCategory: 'home', on: '2026-03-01' })
  const tier = (size: Size, weight: number) => {
    const path = us(size, weight).explanation?.low
    return path?.kind === 'fba' ? path.tier.key : undefined
  }
  test('0.75 in is 19.05 mm and small standard, 20 mm is not', () => {
    expect(tier([300, 200, 19.05], 300)).toBe('smallStandard')
    expect(tier([300, 200, 19.06], 300)).toBe('largeStandard')
    expect(tier([300, 200, 20], 300)).toBe('largeStandard')
  })
  test('a limit of one pound admits 454 g and not 455 g', () => {
    expect(tier([300, 200, 19], 454)).toBe('smallStandard')
    expect(tier([300, 200, 19], 455)).toBe('largeStandard')
  })
  test('four ounces are 113 g, whether they are stored exactly or in whole grams', () => {
    for (const weight of [113, GRAMS_PER_POUND / 4]) expect(us([150, 100, 10], weight).amount?.value).toBe(342)
    expect(us([150, 100, 10], 114).amount?.value).toBe(345)
  })
  test('$10.00 and $50.00 are in the band of $10 to $50, $9.99 and $50.01 are not', () => {
    const fees = [999, 1000, 5000, 5001].map((price) => us([150, 100, 10], 90, price).amount?.value)
    expect(fees).toEqual([249, 342, 342, 368])
  })
  test('volume of exactly 4 oz is in the row of 4 oz, and a hundredth of a millimetre more is not', () => {
    // 13.9 × 2.5 × 0.9 in; the shortest side counts as 2 in, so this is 0.5 lb.
    expect(us([353.06, 63.5, 22.86], 50).amount?.value).toBe(395)
    expect(us([353.07, 63.5, 22.86], 50).amount?.value).toBe(420)
  })
  test('half a cent of the surcharge is rounded up', () => {
    const shirt = { size: [150, 100, 10] as const, weight: 280, price: 900, feeCategory: 'clothing' as const }
    expect(fbaFee({ marketplace: 'US', ...shirt, on: '2026-05-01' }).amount?.value).toBe(311)
  })
})

test('impossible sizes and weights give the reason noSize', () => {
  const ask = (size: Size | null, weight: number | null) =>
    fbaFee({ marketplace: 'US', size, weight, price: 2000, feeCategory: 'home', on: '2026-03-01' }).reason
  for (const size of [
    [0, 10, 10],
    [10, -1, 10],
    [10, 10, Number.NaN],
    [10, 10, Number.POSITIVE_INFINITY],
  ] as const)
    expect(ask(size, 100)).toBe('noSize')
  for (const weight of [0, -5, Number.NaN]) expect(ask([10, 10, 10], weight)).toBe('noSize')
})
