/** What a coupon deducts from an order, or why it is refused. Pure, no I/O. */
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { type Currency, priceText } from '#contracts/model/price.ts'
import { type Refusal, refuse } from '#server/platform/refusal.ts'
import type { CouponTable } from './billing.tables.ts'

export type Coupon = Omit<CouponTable, 'minimum'> & { minimum: number }

/** Uses of a coupon by paid or payable orders. */
export interface CouponUses {
  all: number
  mine: number
}

export interface Basket {
  planId: number
  currency: Currency
  /** Amount without the coupon, minor units. */
  amount: number
  /** ISO instant. */
  at: string
}

/** Minor units that the coupon deducts, at most the amount. Throws the refusal. */
export function couponSavings(
  coupon: Coupon,
  uses: CouponUses,
  basket: Basket,
  planTag: (id: number) => string,
): number {
  const refusal = refusalOf(coupon, uses, basket, planTag)
  if (refusal) throw refusal
  const saved = coupon.kind === 'percent' ? Math.round((basket.amount * coupon.value) / 100) : coupon.value
  return Math.min(saved, basket.amount)
}

function refusalOf(
  coupon: Coupon,
  uses: CouponUses,
  basket: Basket,
  planTag: (id: number) => string,
): Refusal | undefined {
  if (basket.at < coupon.starts_at || basket.at >= coupon.ends_at)
    return refuse('couponExpired', {
      from: dayOf(coupon.starts_at, HOME_ZONE),
      until: dayOf(coupon.ends_at, HOME_ZONE),
    })
  if (coupon.plan_id !== null && coupon.plan_id !== basket.planId)
    return refuse('couponOtherPlan', { plan: planTag(coupon.plan_id) })
  if (coupon.currency !== null && coupon.currency !== basket.currency)
    return refuse('couponCurrency', { currency: coupon.currency.toUpperCase() })
  if (basket.amount < coupon.minimum)
    return refuse('couponMinimum', { minimum: priceText(coupon.minimum, basket.currency) })
  if (uses.mine > 0) return refuse('couponUsed')
  if (coupon.uses !== null && uses.all >= coupon.uses) return refuse('couponUsedUp')
  return undefined
}
