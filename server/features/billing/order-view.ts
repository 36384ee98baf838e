/** Orders and plans as calls return them: major units, power with two decimals. */
import type { billing } from '#contracts/api/billing.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { toMajor } from '#contracts/model/price.ts'
import { toPower } from '#server/features/ledger/public.ts'
import type { PlanRow } from './billing.store.ts'
import { readSnapshot, subjectOf } from './orders.rules.ts'
import type { OrderRow } from './orders.store.ts'

type Plan = Output<typeof billing.plans>['plan'][number]
type Order = Output<typeof billing.cancelOrder>

export const toPlan = (row: PlanRow): Plan => ({
  id: row.id,
  tag: row.tag,
  num: row.num,
  currency: row.currency,
  data: row.data,
  level: row.level,
  price: toMajor(row.price),
  discount: toMajor(row.discount),
  power: toPower(row.power),
  type: { unit: row.unit, unit_text: row.unit_text },
})

export function toOrder(row: OrderRow, receiptOf: (no: string) => string): Order {
  const bought = readSnapshot(row)
  const { no, number, provider, currency, state, close_reason, created_at, expires_at } = row
  const { paid_at, credited_at, closed_at, refunded_at } = row
  return {
    no,
    number,
    provider,
    currency,
    state,
    created_at,
    expires_at,
    // A late payment reopens a closed order.
    close_reason: state === 'closed' ? close_reason : null,
    paid_at,
    credited_at,
    closed_at,
    refunded_at,
    tag: subjectOf(bought, 1),
    price: toMajor(row.price),
    amount: toMajor(row.amount),
    coupon: row.coupon ?? '',
    power: toPower(bought.power * number),
    receipt: row.credited_at === null ? '' : receiptOf(no),
  }
}
