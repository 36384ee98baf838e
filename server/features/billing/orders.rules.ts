/** Decisions about orders, without state. */
import { randomInt } from 'node:crypto'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Language } from '#contracts/model/language.ts'
import { languageOf } from '#contracts/model/language.ts'
import { formatCount } from '#contracts/model/number.ts'
import type { PlanRow } from './billing.store.ts'
import type { OrderRow } from './orders.store.ts'
import type { Paid, Payable } from './payments.ts'

/** What was bought, as the plan was then. Power and times are those of one. */
export type Bought = Pick<PlanRow, 'tag' | 'type' | 'unit' | 'unit_text' | 'num' | 'power' | 'level' | 'level_text'>

export const boughtOf = ({ tag, type, unit, unit_text, num, power, level, level_text }: PlanRow): Bought => ({
  tag,
  type,
  unit,
  unit_text,
  num,
  power,
  level,
  level_text,
})

export const readBought = (order: Pick<OrderRow, 'bought'>): Bought => JSON.parse(order.bought) // written by boughtOf alone

/** A number that tells when, and cannot be guessed from another: 20 digits. */
export function orderNumber(now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  return stamp + String(randomInt(1_000_000)).padStart(6, '0')
}

export const ORDER_NUMBER = /^\d{20}$/

/** Name of a pack or plan on a bill: `算力包 2,000 算力 × 2`. */
export function subjectOf({ tag, unit, num, unit_text }: Bought, number: number): string {
  const name = unit === 'count' && num > 1 ? `${tag} ${formatCount(num)} ${unit_text}` : tag
  return number > 1 ? `${name} × ${number}` : name
}

/** Under which name an order's power is booked. */
export const causeOf = (no: string) => `order:${no}`

/** Under which name power is taken back, when so much of its money had gone back in all. */
export const refundCauseOf = (no: string, refunded: number) => `orderRefund:${no}:${refunded}`

/**
 * How much of the power has to be given up once so much of the amount went back: in proportion, part of a hundredth in
 * the buyer's favour. It depends on the sum alone, so any parts that make a whole take all of it, in whatever order.
 */
export const powerOfRefund = (power: number, refunded: number, amount: number): number =>
  Number((BigInt(power) * BigInt(refunded)) / BigInt(amount))

/** `now`: by the clock of the world, which need not be that of the provider. */
export function payableOf(order: OrderRow, now: Date, productName: (language: Language) => string): Payable {
  const language = languageOf(order.language)
  return {
    no: order.no,
    amount: order.amount,
    currency: order.currency,
    language,
    ref: order.ref,
    subject: `${productName(language)} ${subjectOf(readBought(order), order.number)}`,
    openFor: Date.parse(order.expires_at) - now.getTime(),
  }
}

/** Why a payment is not one for the order, if it is not. */
export function unfitting(order: OrderRow, provider: ProviderName, { amount, currency }: Paid): string | undefined {
  if (order.provider !== provider) return 'order of another provider'
  if (order.currency === currency && order.amount === amount) return undefined
  return `${amount} ${currency} for ${order.amount} ${order.currency}`
}

/** What was opened at a provider is good until the order's end, and a little longer where its clock or ours is off. */
const GRACE_MS = 5 * 60_000

/** Whether nothing that was opened for the order can be paid any more, whatever became of it. */
export const isVoid = ({ expires_at }: OrderRow, now: Date) => now.getTime() >= Date.parse(expires_at) + GRACE_MS

/** Whether it still waits for money. */
export const isPayable = ({ state, expires_at }: OrderRow, at: string) => state === 'created' && at < expires_at
