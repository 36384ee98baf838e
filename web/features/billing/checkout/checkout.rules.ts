/** Pure functions that compute prices before the server has done so, and decide which payment methods are available. */
import type { billing } from '#contracts/api/billing.ts'
import type { Plan } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { MAX_QUANTITY } from '#contracts/core/rules.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { Ending, OrderForm } from '../payment/payment.machine.ts'

export type PlanRow = Static<typeof Plan>

export const PLAN_TYPES = { plans: 1, packs: 2 } as const
export type PlanKind = keyof typeof PLAN_TYPES

/** Clamps typed text to a whole number from 1 to 99. */
export function parseQuantity(typed: string): number {
  const number = Math.floor(Number(typed))
  return Number.isFinite(number) ? Math.min(MAX_QUANTITY, Math.max(1, number)) : 1
}

/** Whether the tag of a pack shows its count (SPEC section 3). */
export const showsCount = ({ num, type }: Pick<PlanRow, 'num' | 'type'>) => num > 1 && type.unit === 'count'

/** False when the name of a pack already states its power. */
export const showsPower = ({ power, num, type }: Pick<PlanRow, 'power' | 'num' | 'type'>) =>
  power > 0 && !(showsCount({ num, type }) && power === num)

export interface Sums {
  /** Quantity times list price. */
  list: number
  /** List total minus the total at the current price. */
  discount: number
  coupon: number
  total: number
}

/**
 * Computes the amounts in major units. It adds them up in cents, because 0.1 + 0.2 is not 0.3 in floating point. In a
 * plan, `price` is the list price and `discount` is the current price.
 */
export function sumsOf(
  { price, discount }: Pick<PlanRow, 'price' | 'discount'>,
  number: number,
  checked?: { price: number },
): Sums {
  const cents = (major: number) => Math.round(major * 100)
  const [list, now] = [cents(Math.max(price, discount)) * number, cents(discount) * number]
  const total = checked ? cents(checked.price) : now
  return {
    list: list / 100,
    discount: (list - now) / 100,
    coupon: (now - total) / 100,
    total: total / 100,
  }
}

export type OfferedProviders = Output<typeof billing.providers>

export type ProviderAvailability =
  | { is: 'available' | 'otherCurrency' | 'unavailable' }
  | { is: 'belowLeast'; least: number }

/** Returns whether a payment method accepts this amount and currency, and otherwise why not. */
export function availabilityOf(
  provider: ProviderName,
  { currency, total }: { currency: PlanRow['currency']; total: number },
  { providers, least }: OfferedProviders,
): ProviderAvailability {
  if (!providers.includes(provider)) return { is: 'unavailable' }
  const takes = least.find((one) => one.provider === provider && one.currency === currency)
  if (!takes) return { is: 'otherCurrency' }
  // The minimum does not apply to an order that costs nothing.
  return total > 0 && total < takes.amount ? { is: 'belowLeast', least: takes.amount } : { is: 'available' }
}

const couponCodes: readonly number[] = [
  failures.couponUnknown,
  failures.couponExpired,
  failures.couponUsedUp,
  failures.couponUsed,
  failures.couponOtherPlan,
  failures.couponMinimum,
  failures.couponCurrency,
].map(({ code }) => code)

/** Whether the coupon fails for every order, so that a changed order needs no new check. */
export const isFinal = (code: number) => code === failures.couponUnknown.code

export const isAboutCoupon = (code: number) => couponCodes.includes(code)

export interface Refusal {
  code: number
  text: string
}

/** The order without its payment method. */
export type OrderRequest = Required<Pick<OrderForm, 'id' | 'number' | 'coupon'>>

/** Returns the coupon failure that ended the latest payment, if that payment was for this order. */
export function couponFailureOf(ending: Ending | undefined, { id, number, coupon }: OrderRequest): Refusal | undefined {
  if (ending?.how !== 'failed' || !isAboutCoupon(ending.code)) return undefined
  const { form, code, text } = ending
  return form?.id === id && form.number === number && form.coupon === coupon ? { code, text } : undefined
}

const RESET_AFTER: readonly Ending['how'][] = ['paid', 'empty', 'refunded']

/**
 * True after a payment, a refund or an empty response (SPEC section 4). After any other ending, the input stays for a
 * retry.
 */
export const shouldResetForm = ({ how }: Ending) => RESET_AFTER.includes(how)
