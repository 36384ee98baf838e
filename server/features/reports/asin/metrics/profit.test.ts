import { expect, test } from 'vitest'
import { grossOf, marginOf } from '#contracts/model/calculators/gross-margin.ts'
import type { Fee } from '#contracts/model/fees/fee.ts'
import { exactly } from '../context.ts'

const fee = (amount: number): Fee => ({
  amount: exactly(amount),
  reason: null,
  table: null,
  explanation: null,
})

test('gross margin equals SellerSprite’s for its own example: 63.92%', () => {
  const fees = { price: 6442, vat: 0, fba: fee(1358), referral: fee(Math.round(6442 * 0.15)) }
  expect(marginOf(fees)?.value).toBeCloseTo(0.6392, 4)
})

test('the tax in the price does not count as income', () => {
  expect(grossOf({ price: 1200, vat: 200, fba: fee(300), referral: fee(180) })).toEqual(exactly(520))
})

test('a price of zero has no margin', () => {
  expect(marginOf({ price: 0, vat: 0, fba: fee(300), referral: fee(0) })).toBeNull()
})
