import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEE_CATEGORIES, type FeeCategory } from '../catalogue.ts'
import { referralFee } from './referral.ts'
import { storageFee } from './storage.ts'

const us = (feeCategory: FeeCategory, price: number) =>
  referralFee({ marketplace: 'US', price, feeCategory, on: '2026-11-20' }).amount?.value

test.each([
  ['home', 2499, 375],
  ['home', 100, 30],
  ['baby', 1000, 80],
  ['baby', 1001, 150],
  ['clothing', 1500, 75],
  ['clothing', 2000, 200],
  ['clothing', 2001, 340],
  ['grocery', 1500, 120],
  ['jewelry', 30_000, 5250],
  ['watches', 160_000, 24_300],
  ['electronicsAccessories', 15_000, 1900],
  ['compactAppliances', 40_000, 5300],
  ['furniture', 25_000, 3500],
  ['media', 1000, 150 + 180],
  ['media', 100, 30 + 180],
  ['fineArt', 10_000, 2000],
  ['fineArt', 600_000, 2000 + 13_500 + 40_000 + 5000],
  ['lawnMowers', 50_000, 7500],
  ['lawnMowers', 50_001, 4000],
  ['videoGameConsoles', 40_000, 3200],
  ['videoGames', 4000, 600],
  ['tires', 10_000, 1000],
  ['giftCards', 2500, 500],
  ['deviceAccessories', 2000, 900],
  ['veterinaryDiets', 5000, 1100],
] as const)('%s at %d ¢ costs %d ¢', (category, price, fee) => {
  expect(us(category, price)).toBe(fee)
})

/** Categories with a rate above a fifth, or with a closing fee. */
const COSTLY: readonly FeeCategory[] = ['deviceAccessories', 'media', 'veterinaryDiets']

test('every other category has a fee between the minimum fee and a fifth of the price', () => {
  const usual = FEE_CATEGORIES.filter((category) => !COSTLY.includes(category))
  fc.assert(
    fc.property(fc.constantFrom(...usual), fc.integer({ min: 200, max: 500_000 }), (category, price) => {
      const fee = us(category, price) ?? 0
      expect(fee).toBeGreaterThanOrEqual(30)
      expect(fee).toBeLessThanOrEqual(Math.max(30, Math.round(price * 0.2)))
    }),
  )
})

test('gives an estimate within bounds if only typical rates are known', () => {
  const { amount, reason } = referralFee({ marketplace: 'DE', price: 2000, feeCategory: 'home', on: '2026-11-20' })
  expect(reason).toBe('typical')
  expect(amount).toEqual({ value: 300, low: 100, high: 300 })
})

test('where not even a usual rate is known, the fee is unknown', () => {
  const ask = (feeCategory: FeeCategory) =>
    referralFee({ marketplace: 'DE', price: 2000, feeCategory, on: '2026-11-20' })
  for (const category of ['media', 'fineArt', 'giftCards', 'deviceAccessories', 'veterinaryDiets'] as const)
    expect(ask(category)).toMatchObject({ amount: null, reason: 'noRate', table: { source: 'fees.eu.referral' } })
  expect(ask('tires').amount?.value).toBe(300)
})

test('no table, no category, no price: unknown, with the reason', () => {
  const ask = (marketplace: 'JP' | 'US', feeCategory: FeeCategory | null, price: number | null) =>
    referralFee({ marketplace, price, feeCategory, on: '2026-11-20' }).reason
  expect(ask('JP', 'home', 2000)).toBe('noTable')
  expect(ask('US', null, 2000)).toBe('noCategory')
  expect(ask('US', 'home', null)).toBe('noPrice')
})

test('storage costs 78 ¢ per cubic foot and month, from October 240 ¢', () => {
  const foot: [number, number, number] = [304.8, 304.8, 304.8]
  const ask = (on: string) =>
    storageFee({ marketplace: 'US', size: [foot[0], foot[1], foot[2] / 2], weight: 3000, on, months: 2 })
  // 12 × 12 × 6 in is large standard: half a cubic foot for two months.
  expect(ask('2026-09-30').amount?.value).toBeCloseTo(78)
  expect(ask('2026-10-01').amount?.value).toBeCloseTo(240)
  expect(storageFee({ marketplace: 'UK', size: foot, weight: 3000, on: '2026-09-30', months: 1 }).reason).toBe(
    'noTable',
  )
})
