import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARKETPLACES, type Marketplace } from '../marketplaces.ts'
import { fbaFee } from './fba.ts'

const ask = (
  marketplace: Marketplace,
  size: [number, number, number] | null,
  weight: number | null,
  price = 2000,
  on = '2026-11-20',
) => fbaFee({ marketplace, size, weight, price, feeCategory: 'home', on })

test('the fee is exact for a row of the British and of the German table', () => {
  expect(ask('UK', [330, 230, 20], 200).amount).toEqual({ value: 210, low: 210, high: 210 })
  expect(ask('DE', [340, 240, 50], 850).amount).toEqual({ value: 340, low: 340, high: 340 })
})

test('bills the volumetric weight of a parcel that is light for its size', () => {
  // 34 × 24 × 10 cm have a volumetric weight of 1.632 kg.
  expect(ask('UK', [340, 240, 100], 300).amount?.value).toBe(325)
})

test('gives a range between the first and the last row of a band', () => {
  expect(ask('UK', [440, 260, 60], 1000)).toMatchObject({ amount: { low: 294, high: 348 }, reason: 'between' })
})

test('Japan charges less below ¥1000', () => {
  expect(ask('JP', [250, 180, 20], 200, 1500).amount?.value).toBe(288)
  expect(ask('JP', [250, 180, 20], 200, 900).amount?.value).toBe(222)
  expect(ask('JP', [180, 120, 100], 1500, 1500).amount?.value).toBe(420)
})

test('gives Canada’s fee as a range from the fee by unit weight to the fee by volumetric weight', () => {
  const answer = ask('CA', [440, 340, 190], 2000, 5000, '2026-03-01')
  expect(answer).toMatchObject({ reason: 'billedWeight', amount: { low: 1032 + 5 * 9, high: 1032 + 42 * 9 } })
})

test.each(['FR', 'IT', 'ES', 'IN'] as const)('%s has no known table', (marketplace) => {
  expect(ask(marketplace, [200, 100, 50], 300)).toMatchObject({ amount: null, reason: 'noTable', table: null })
})

test('names the reason for an unknown fee', () => {
  expect(ask('US', null, 300).reason).toBe('noSize')
  expect(ask('US', [200, 100, 50], null).reason).toBe('noSize')
  expect(ask('UK', [200, 100, 50], 300, 999).reason).toBe('lowPrice')
  expect(ask('DE', [900, 600, 500], 8000).reason).toBe('oversize')
})

test('gives either an amount within its bounds or a reason', () => {
  const side = fc.integer({ min: 5, max: 1600 })
  fc.assert(
    fc.property(
      fc.constantFrom(...MARKETPLACES),
      side,
      side,
      side,
      fc.integer({ min: 1, max: 40_000 }),
      fc.integer({ min: 100, max: 90_000 }),
      (marketplace, a, b, c, weight, price) => {
        const { amount, reason } = ask(marketplace, [a, b, c], weight, price)
        if (!amount) {
          expect(reason).not.toBeNull()
          return
        }
        expect(amount.low).toBeGreaterThan(0)
        expect(amount.low).toBeLessThanOrEqual(amount.value)
        expect(amount.value).toBeLessThanOrEqual(amount.high)
        expect(reason === null).toBe(amount.low === amount.high)
      },
    ),
  )
})
