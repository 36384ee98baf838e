import { randomInt } from 'node:crypto'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Language } from '#contracts/model/language.ts'
import { languageOf } from '#contracts/model/language.ts'
import { formatCount } from '#contracts/model/number.ts'
import type { PlanRow } from './billing.store.ts'
import type { OrderRow } from './orders.store.ts'
import type { CapturedPayment, PayableOrder } from './payments.ts'

/** A snapshot of the plan when ordered. Power and duration are for one unit. */
export type PlanSnapshot = Pick<
  PlanRow,
  'tag' | 'type' | 'unit' | 'unit_text' | 'num' | 'power' | 'level' | 'level_text'
>

export const snapshotOf = ({ tag, type, unit, unit_text, num, power, level, level_text }: PlanRow): PlanSnapshot => ({
  tag,
  type,
  unit,
  unit_text,
  num,
  power,
  level,
  level_text,
})

export const readSnapshot = (order: Pick<OrderRow, 'bought'>): PlanSnapshot => JSON.parse(order.bought) // written by `boughtOf` only

/** 20 digits: the time and six random ones. */
export function orderNumber(now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  return stamp + String(randomInt(1_000_000)).padStart(6, '0')
}

export const ORDER_NUMBER = /^\d{20}$/

/** Name of a pack or plan on a receipt: `算力包 2,000 算力 × 2`. */
export function subjectOf({ tag, unit, num, unit_text }: PlanSnapshot, number: number): string {
  const name = unit === 'count' && num > 1 ? `${tag} ${formatCount(num)} ${unit_text}` : tag
  return number > 1 ? `${name} × ${number}` : name
}

/** Ledger cause of the credit. */
export const causeOf = (no: string) => `order:${no}`

/** Ledger cause of a revocation; `refunded` is the refunded sum so far. */
export const refundCauseOf = (no: string, refunded: number) => `orderRefund:${no}:${refunded}`

/**
 * Power to revoke for a refunded sum: proportional, rounded down in the buyer's favour. It depends on the sum only, so
 * partial refunds in any order add up to all of it.
 */
export const powerOfRefund = (power: number, refunded: number, amount: number): number =>
  Number((BigInt(power) * BigInt(refunded)) / BigInt(amount))

/** `now`: by the world's clock, which may differ from the provider's. */
export function payableOf(order: OrderRow, now: Date, productName: (language: Language) => string): PayableOrder {
  const language = languageOf(order.language)
  return {
    no: order.no,
    amount: order.amount,
    currency: order.currency,
    language,
    ref: order.ref,
    subject: `${productName(language)} ${subjectOf(readSnapshot(order), order.number)}`,
    openFor: Date.parse(order.expires_at) - now.getTime(),
  }
}

/** Why a payment does not fit the order; undefined if it fits. */
export function mismatchOf(
  order: OrderRow,
  provider: ProviderName,
  { amount, currency }: CapturedPayment,
): string | undefined {
  if (order.provider !== provider) return 'order of another provider'
  if (order.currency === currency && order.amount === amount) return undefined
  return `${amount} ${currency} for ${order.amount} ${order.currency}`
}

/** A payment opened at a provider expires with the order. This is the tolerance for clock differences. */
const GRACE_MS = 5 * 60_000

/** Whether every payment opened for the order has expired at the provider. */
export const isVoid = ({ expires_at }: OrderRow, now: Date) => now.getTime() >= Date.parse(expires_at) + GRACE_MS

export const isPayable = ({ state, expires_at }: OrderRow, at: string) => state === 'created' && at < expires_at
