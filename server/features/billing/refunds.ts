/**
 * Money that went back, whoever sent it: what is known of a payment is the sum of its refunds, which only grows, so a
 * notice that comes twice or late changes nothing.
 */
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { State } from '#server/db/state.ts'
import { adjust } from '#server/features/ledger/public.ts'
import { giveCouponBack } from './billing.store.ts'
import { type Booking, bookPayment, isUnpaid } from './credit.ts'
import { laidOut } from './membership.rules.ts'
import { dropStretchesOf, replaceStretches, stretchesOf } from './membership.store.ts'
import { powerOfRefund, readBought, refundCauseOf, unfitting } from './orders.rules.ts'
import {
  insertPayment,
  moveOrder,
  type OrderRow,
  orderOf,
  type PaymentRow,
  paymentOf,
  paymentsOf,
  setRefunded,
} from './orders.store.ts'
import { addNews } from './payment-news.store.ts'
import type { Money, PaymentNews } from './payments.ts'

/** Books a refund. Of a payment that is not known yet it is the first news. */
export async function bookRefund(db: State, provider: ProviderName, money: Money, now: Date): Promise<Booking> {
  const { paid, refunded } = money
  if (refunded > paid.amount) return { kind: 'wrong', why: 'more went back than came' }
  const known = await paymentOf(db, provider, paid.ref)
  if (!known && refunded === paid.amount) return bookReturned(db, provider, money, now)
  const booking: Booking = known ? { kind: 'known' } : await bookPayment(db, provider, paid, now)
  if (booking.kind === 'wrong') return booking
  const payment = known ?? (await paymentOf(db, provider, paid.ref))
  if (payment?.amount !== paid.amount || payment.currency !== paid.currency)
    return { kind: 'wrong', why: 'another amount than was paid' }
  const news = await recordRefund(db, payment, refunded, now)
  return news ? { kind: 'refunded', news } : booking
}

/** Money that came and went before it was told of: nothing is credited. */
async function bookReturned(db: State, provider: ProviderName, { paid }: Money, now: Date): Promise<Booking> {
  const order = await orderOf(db, paid.no)
  if (!order) return { kind: 'wrong', why: 'no such order' }
  const why = unfitting(order, provider, paid)
  if (why !== undefined) return { kind: 'wrong', why }
  const at = now.toISOString()
  await insertPayment(db, provider, paid, 'refunded', at)
  if (!isUnpaid(order)) return { kind: 'known' }
  await moveOrder(db, order.no, { state: 'refunded', paid_at: at, refunded_at: at })
  await giveCouponBack(db, order.no)
  return { kind: 'refunded', news: await addNews(db, order, 'refunded', at) }
}

/** Books that so much of a payment has gone back in all. Answers what is to be told of its order. */
export async function recordRefund(
  db: State,
  payment: PaymentRow,
  refunded: number,
  now: Date,
): Promise<PaymentNews | undefined> {
  if (refunded <= payment.refunded) return undefined
  const at = now.toISOString()
  await setRefunded(db, payment, refunded, at)
  const order = await orderOf(db, payment.order_no)
  if (!order) return undefined
  if (payment.outcome === 'credited') await revokeOrder(db, order, payment, refunded, now)
  // Of an order that stands on another payment nothing changes, nor of one that has more to come back.
  const ends = payment.outcome === 'credited' ? refunded === payment.amount : await hasAllBack(db, order)
  if (!ends) return undefined
  await moveOrder(db, order.no, { state: 'refunded', refunded_at: at })
  return addNews(db, order, 'refunded', at)
}

const hasAllBack = async (db: State, { no, state }: OrderRow) =>
  state === 'paid' && (await paymentsOf(db, no)).every(({ outcome }) => outcome === 'refunded')

/**
 * Takes back what an order brought: power in proportion, the time at a level once all of the money went back. The power
 * may have been used already, so the balance may end below zero.
 */
async function revokeOrder(
  db: State,
  order: OrderRow,
  payment: PaymentRow,
  refunded: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const { account_id: accountId, no } = order
  const { power, level } = readBought(order)
  const due = (sum: number) => powerOfRefund(power * order.number, sum, payment.amount)
  const amount = due(payment.refunded) - due(refunded)
  if (amount < 0) await adjust(db, { accountId, amount, cause: refundCauseOf(no, refunded), at })
  if (refunded < payment.amount) return
  await giveCouponBack(db, no)
  if (level > 0) {
    const others = (await stretchesOf(db, accountId)).filter(({ orderNo }) => orderNo !== no)
    await dropStretchesOf(db, no)
    await replaceStretches(db, accountId, laidOut(others, now.getTime()), now)
  }
}
