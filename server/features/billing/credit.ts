/** What money for an order brings about, in one transaction: never without the payment, never twice for one. */
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { State } from '#server/db/state.ts'
import { isAccountGone } from '#server/features/accounts/public.ts'
import { credit as creditPower } from '#server/features/ledger/public.ts'
import { couponOf, giveCouponBack, takeCoupon, usesOf } from './billing.store.ts'
import { extended } from './membership.rules.ts'
import { replaceStretches, stretchesOf } from './membership.store.ts'
import { causeOf, readBought, unfitting } from './orders.rules.ts'
import { insertPayment, moveOrder, type OrderRow, orderOf, paymentOf } from './orders.store.ts'
import { addNews } from './payment-news.store.ts'
import type { Paid, PaymentNews } from './payments.ts'

/** What became of a payment that was told of. `wrong`: it fits no order of ours, and nothing was booked. */
export type Booking =
  | { kind: 'credited' | 'refunded'; news: PaymentNews }
  | { kind: 'owed' }
  | { kind: 'known' }
  | { kind: 'wrong'; why: string }

/** Books a payment whose notice was verified. Told again, it changes nothing. */
export async function bookPayment(db: State, provider: ProviderName, paid: Paid, now: Date): Promise<Booking> {
  const known = await paymentOf(db, provider, paid.ref)
  if (known) return known.order_no === paid.no ? { kind: 'known' } : { kind: 'wrong', why: 'payment of another order' }
  const order = await orderOf(db, paid.no)
  if (!order) return { kind: 'wrong', why: 'no such order' }
  const why = unfitting(order, provider, paid)
  if (why !== undefined) return { kind: 'wrong', why }
  const at = now.toISOString()
  if (!(await canBeCredited(db, order, now))) {
    await insertPayment(db, provider, paid, 'owed', at)
    if (isUnpaid(order)) await markReceived(db, order, at)
    return { kind: 'owed' }
  }
  await insertPayment(db, provider, paid, 'credited', at)
  if (order.coupon !== null && order.state === 'closed') await takeCoupon(db, order.coupon, order.account_id, order.no)
  await creditOrder(db, order, now)
  return { kind: 'credited', news: await addNews(db, order, 'success', at) }
}

export const isUnpaid = ({ state }: OrderRow) => state === 'created' || state === 'closed'

/** The order has its money, and it goes back: the coupon is free for another one. */
async function markReceived(db: State, { no }: OrderRow, at: string): Promise<void> {
  await moveOrder(db, no, { state: 'paid', paid_at: at })
  await giveCouponBack(db, no)
}

/**
 * One payment of an order is credited, also late. A second one goes back to where it came from, and so does one for a
 * price that is no longer granted, as its coupon went to another order, or for an account that is gone.
 */
async function canBeCredited(db: State, order: OrderRow, now: Date): Promise<boolean> {
  if (!isUnpaid(order) || (await isAccountGone(db, order.account_id, now))) return false
  if (order.coupon === null || order.state === 'created') return true
  const { mine, all } = await usesOf(db, order.coupon, order.account_id)
  // Of a coupon that is there no more nobody knows how often it could be used; once for an account it always is.
  const limit = (await couponOf(db, order.coupon))?.uses ?? null
  return mine === 0 && (limit === null || all < limit)
}

/** Gives what was bought: power, and time at a level. */
export async function creditOrder(db: State, order: OrderRow, now: Date): Promise<void> {
  const at = now.toISOString()
  const { power, level, level_text, unit, num } = readBought(order)
  const accountId = order.account_id
  await moveOrder(db, order.no, { state: 'credited', paid_at: at, credited_at: at })
  if (power > 0)
    await creditPower(db, { accountId, kind: 'purchase', amount: power * order.number, cause: causeOf(order.no), at })
  if (level > 0) {
    const bought = { orderNo: order.no, level, levelText: level_text, unit, num: num * order.number }
    const stretches = extended(await stretchesOf(db, accountId), bought, now.getTime())
    await replaceStretches(db, accountId, stretches, now)
  }
}
