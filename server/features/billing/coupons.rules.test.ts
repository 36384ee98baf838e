import { describe, expect, it } from 'vitest'
import type { FailureName } from '#contracts/core/failures.ts'
import { COUPONS } from '#fixtures/billing.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Basket, type Coupon, type CouponUses, couponSavings } from './coupons.rules.ts'

const AT = '2026-11-21T00:00:00.000Z'
const basket = (given: Partial<Basket> = {}): Basket => ({
  planId: 12,
  currency: 'cny',
  amount: 135_00,
  at: AT,
  ...given,
})
const coupon = (code: string): Coupon => {
  const found = COUPONS.find((one) => one.code === code)
  if (!found) throw new Error(`no sample coupon ${code}`)
  return found
}
const saved = (code: string, given: Partial<Basket> = {}, uses: CouponUses = { all: 0, mine: 0 }) =>
  couponSavings(coupon(code), uses, basket(given), (id) => `plan ${id}`)
const refusal = (ask: () => unknown): FailureName | undefined => {
  try {
    ask()
  } catch (error) {
    if (error instanceof Refusal) return error.failure
  }
  return undefined
}

describe('a coupon', () => {
  it('deducts a percentage, rounded to the cent', () => {
    expect(saved('WELCOME20')).toBe(27_00)
    expect(saved('WELCOME20', { amount: 33_33 })).toBe(6_67)
  })

  it('deducts a fixed amount from its minimum on', () => {
    expect(saved('SAVE30', { amount: 100_00 })).toBe(30_00)
    expect(refusal(() => saved('SAVE30', { amount: 99_99 }))).toBe('couponMinimum')
  })

  it('never deducts more than the amount', () => {
    expect(
      couponSavings({ ...coupon('SAVE30'), minimum: 0 }, { all: 0, mine: 0 }, basket({ amount: 20_00 }), String),
    ).toBe(20_00)
    expect(saved('FREEPACK', { planId: 11, amount: 30_00 })).toBe(30_00)
  })

  it.each<[string, string, Partial<Basket>, CouponUses, FailureName]>([
    ['before its start', 'WELCOME20', { at: '2025-12-31T23:59:59.999Z' }, { all: 0, mine: 0 }, 'couponExpired'],
    ['after its end', 'SPRING26', {}, { all: 0, mine: 0 }, 'couponExpired'],
    ['for another plan', 'PROMONTH', {}, { all: 0, mine: 0 }, 'couponOtherPlan'],
    ['in another currency', 'SAVE30', { currency: 'usd' }, { all: 0, mine: 0 }, 'couponCurrency'],
    ['twice for one account', 'WELCOME20', {}, { all: 1, mine: 1 }, 'couponUsed'],
    ['once it is used up', 'SOLDOUT', {}, { all: 0, mine: 0 }, 'couponUsedUp'],
  ])('is refused %s', (_when, code, given, uses, expected) => {
    expect(refusal(() => saved(code, given, uses))).toBe(expected)
  })
})
