/** What money for an order brings about, in one transaction: never without the payment, never twice for one. */
import type { ProviderName } from '#contracts/api/billing.ts'
import type { State } from '#server/db/state.ts'
import { adjust, credit as creditPower } from '#server/domain/ledger.ts'
import type { Paid, PaymentNews } from '#server/domain/payments.ts'
import { couponOf, giveCouponBack, takeCoupon, usesOf } from './billing.store.ts'
import { extended, laidOut } from './membership.rules.ts'
import { replaceStretches, stretchesOf } from './membership.store.ts'
import { causeOf, readBought } from './orders.rules.ts'
import {
  insertPayment,
  moveOrder,
  type OrderRow,
  orderOf,
  type PaymentRow,
  paymentOf,
  setOutcome,
} from './orders.store.ts'
import { addNews } from './payment-news.store.ts'

/** What became of a payment that was told of. `wrong`: it fits no order of ours, and nothing was booked. */
export type Booking =
  | { kind: 'credited'; news: PaymentNews }
  | { kind: 'owed' }
  | { kind: 'known' }
  | { kind: 'wrong'; why: string }

/** Books a payment whose notice was verified. Told again, it changes nothing. */
export async function book(db: State, provider: ProviderName, paid: Paid, now: Date): Promise<Booking> {
  const known = await paymentOf(db, provider, paid.ref)
  if (known) return known.order_no === paid.no ? { kind: 'known' } : { kind: 'wrong', why: 'payment of another order' }
  const order = await orderOf(db, paid.no)
  if (!order) return { kind: 'wrong', why: 'no such order' }
  if (order.provider !== provider) return { kind: 'wrong', why: 'order of another provider' }
  if (order.currency !== paid.currency || order.amount !== paid.amount)
    return { kind: 'wrong', why: `${paid.amount} ${paid.currency} for ${order.amount} ${order.currency}` }
  const at = now.toISOString()
  // A second payment for one order, and one for a price that is no longer granted, goes back to where it came from.
  if (!(await canBeCredited(db, order))) {
    await insertPayment(db, provider, paid, 'owed', at)
    return { kind: 'owed' }
  }
  await insertPayment(db, provider, paid, 'credited', at)
  if (order.coupon !== null && order.state === 'closed') await takeCoupon(db, order.coupon, order.account_id, order.no)
  await creditOrder(db, order, now)
  return { kind: 'credited', news: await addNews(db, order, 'success', at) }
}

/** Money that comes late is welcome, unless the coupon of its price went to another order meanwhile. */
async function canBeCredited(db: State, order: OrderRow): Promise<boolean> {
  if (order.state === 'created') return true
  if (order.state !== 'closed') return false
  const coupon = order.coupon === null ? undefined : await couponOf(db, order.coupon)
  if (!coupon) return true
  const { mine, all } = await usesOf(db, coupon.code, order.account_id)
  return mine === 0 && (coupon.uses === null || all < coupon.uses)
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

/**
 * Takes back what an order brought, once its money went back: the power may have been used already, so the balance may
 * end below zero. Answers what is to be told.
 */
export async function revoke(
  db: State,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<PaymentNews | undefined> {
  if (payment.outcome !== 'credited') return undefined
  const at = now.toISOString()
  const accountId = order.account_id
  const { power, level } = readBought(order)
  await setOutcome(db, payment.id, 'refunded', at)
  await moveOrder(db, order.no, { state: 'refunded', refunded_at: at })
  await giveCouponBack(db, order.no)
  if (power > 0) await adjust(db, { accountId, amount: -power * order.number, cause: causeOf(order.no), at })
  if (level > 0) {
    const others = (await stretchesOf(db, accountId)).filter(({ orderNo }) => orderNo !== order.no)
    await db.deleteFrom('membership').where('order_no', '=', order.no).execute()
    await replaceStretches(db, accountId, laidOut(others, now.getTime()), now)
  }
  return addNews(db, order, 'refunded', at)
}
