/** Crediting a captured payment, in the transaction that records it: never without the payment, never twice. */
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { State } from '#server/db/state.ts'
import { isAccountGone } from '#server/features/accounts/public.ts'
import { credit as creditPower } from '#server/features/ledger/public.ts'
import { couponUses, findCoupon, releaseCoupon, reserveCoupon } from './billing.store.ts'
import { addPeriod } from './membership.rules.ts'
import { periodsOf, replacePeriods } from './membership.store.ts'
import { recordOrderEvent } from './order-events.store.ts'
import { causeOf, mismatchOf, readSnapshot } from './orders.rules.ts'
import { insertPayment, moveOrder, type OrderRow, orderOf, paymentOf } from './orders.store.ts'
import type { CapturedPayment, OrderEvent } from './payments.ts'

/** The result of booking. `wrong`: the report does not fit its order, and nothing was booked. */
export type Booking =
  | { kind: 'credited' | 'refunded'; event: OrderEvent }
  | { kind: 'owed' }
  | { kind: 'known' }
  | { kind: 'wrong'; why: string }

/** Books a verified payment. Idempotent. */
export async function bookPayment(
  db: State,
  provider: ProviderName,
  paid: CapturedPayment,
  now: Date,
): Promise<Booking> {
  const known = await paymentOf(db, provider, paid.ref)
  if (known) return known.order_no === paid.no ? { kind: 'known' } : { kind: 'wrong', why: 'payment of another order' }
  const order = await orderOf(db, paid.no)
  if (!order) return { kind: 'wrong', why: 'no such order' }
  const why = mismatchOf(order, provider, paid)
  if (why !== undefined) return { kind: 'wrong', why }
  const at = now.toISOString()
  if (!(await canBeCredited(db, order, now))) {
    await insertPayment(db, provider, paid, 'owed', at)
    if (isUnpaid(order)) await markReceived(db, order, at)
    return { kind: 'owed' }
  }
  await insertPayment(db, provider, paid, 'credited', at)
  if (order.coupon !== null && order.state === 'closed')
    await reserveCoupon(db, order.coupon, order.account_id, order.no)
  await creditOrder(db, order, now)
  return { kind: 'credited', event: await recordOrderEvent(db, order, 'success', at) }
}

export const isUnpaid = ({ state }: OrderRow) => state === 'created' || state === 'closed'

/** Marks an order as paid whose money will be refunded, and releases its coupon. */
async function markReceived(db: State, { no }: OrderRow, at: string): Promise<void> {
  await moveOrder(db, no, { state: 'paid', paid_at: at })
  await releaseCoupon(db, no)
}

/**
 * One payment of an order is credited, even a late one. A payment is refunded instead if the order is already paid, if
 * the coupon of a closed order has been used up since, or if the account is gone.
 */
async function canBeCredited(db: State, order: OrderRow, now: Date): Promise<boolean> {
  if (!isUnpaid(order) || (await isAccountGone(db, order.account_id, now))) return false
  if (order.coupon === null || order.state === 'created') return true
  const { mine, all } = await couponUses(db, order.coupon, order.account_id)
  // The limit of a deleted coupon is unknown, but each account may still use it only once.
  const limit = (await findCoupon(db, order.coupon))?.uses ?? null
  return mine === 0 && (limit === null || all < limit)
}

export async function creditOrder(db: State, order: OrderRow, now: Date): Promise<void> {
  const at = now.toISOString()
  const { power, level, level_text, unit, num } = readSnapshot(order)
  const accountId = order.account_id
  await moveOrder(db, order.no, { state: 'credited', paid_at: at, credited_at: at })
  if (power > 0)
    await creditPower(db, { accountId, kind: 'purchase', amount: power * order.number, cause: causeOf(order.no), at })
  if (level > 0) {
    const bought = { orderNo: order.no, level, levelText: level_text, unit, num: num * order.number }
    const periods = addPeriod(await periodsOf(db, accountId), bought, now.getTime())
    await replacePeriods(db, accountId, periods, now)
  }
}
