/** What an order comes to before the server has computed it, and what it can be paid with. Pure. */
import type { billing } from '#contracts/api/billing.ts'
import type { Plan } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { MAX_NUMBER } from '#contracts/core/rules.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { Ending, OrderForm } from '../payment/payment.machine.ts'

export type PlanRow = Static<typeof Plan>

/** 1 plans, 2 compute packs. */
export const PLAN_TYPES = { plans: 1, packs: 2 } as const
export type PlanKind = keyof typeof PLAN_TYPES

/** A typed number of units: a whole one from 1 to 99. */
export function numberOf(typed: string): number {
  const number = Math.floor(Number(typed))
  return Number.isFinite(number) ? Math.min(MAX_NUMBER, Math.max(1, number)) : 1
}

/** SPEC section 3: the tag shows the count when there is more than one in it and the unit is a count. */
export const isCounted = ({ num, type }: Pick<PlanRow, 'num' | 'type'>) => num > 1 && type.unit === 'count'

/** Whether the power is to be said beside the name: that of a pack may be what its name counts. */
export const saysPower = ({ power, num, type }: Pick<PlanRow, 'power' | 'num' | 'type'>) =>
  power > 0 && !(isCounted({ num, type }) && power === num)

export interface Sums {
  /** At list price. */
  list: number
  /** What the plan is cheaper by. */
  discount: number
  /** What the coupon takes off. */
  coupon: number
  total: number
}

/** Amounts in major units; added up in cents, as 0.1 + 0.2 is not 0.3. */
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

/** What the server can be paid by. */
export type Offers = Output<typeof billing.providers>

/** Why one cannot pay in a way, or that one can. */
export type Way = { is: 'available' | 'otherCurrency' | 'unavailable' } | { is: 'belowLeast'; least: number }

/** Whether a way takes this much in this currency. */
export function wayOf(
  provider: ProviderName,
  { currency, total }: { currency: PlanRow['currency']; total: number },
  { providers, least }: Offers,
): Way {
  if (!providers.includes(provider)) return { is: 'unavailable' }
  const takes = least.find((one) => one.provider === provider && one.currency === currency)
  if (!takes) return { is: 'otherCurrency' }
  // What costs nothing is paid by nothing.
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

/** Whether a refusal stays the same whatever is ordered: asking again without being told to would count as a guess. */
export const isFinal = (code: number) => code === failures.couponUnknown.code

/** Whether a refusal is about the coupon, and so belongs to its field. */
export const isAboutCoupon = (code: number) => couponCodes.includes(code)

export interface Refusal {
  code: number
  text: string
}

/** What was asked for, apart from how it is to be paid. */
export type Asked = Required<Pick<OrderForm, 'id' | 'number' | 'coupon'>>

/** Why the server did not order this because of its coupon; what it said about another order tells nothing. */
export function couponRefusal(ending: Ending | undefined, { id, number, coupon }: Asked): Refusal | undefined {
  if (ending?.how !== 'failed' || !isAboutCoupon(ending.code)) return undefined
  const { asked, code, text } = ending
  return asked?.id === id && asked.number === number && asked.coupon === coupon ? { code, text } : undefined
}

const RESETTING: readonly Ending['how'][] = ['paid', 'empty', 'refunded']

/**
 * Whether the order form is reset (SPEC section 4: after a payment, and if the order held no data). After any other end
 * without money, such as a closed payment window, the form keeps its input for the next attempt.
 */
export const resetsForm = ({ how }: Ending) => RESETTING.includes(how)
