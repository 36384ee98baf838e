/**
 * Refunds, wherever they were made. Only the refunded sum of a payment is stored, and only a failed refund lowers it,
 * so repeated and late notifications change nothing.
 */
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { State } from '#server/db/state.ts'
import { adjust } from '#server/features/ledger/public.ts'
import { releaseCoupon } from './billing.store.ts'
import { type Booking, bookPayment, isUnpaid } from './credit.ts'
import { schedulePeriods } from './membership.rules.ts'
import { deletePeriodsOf, periodsOf, replacePeriods } from './membership.store.ts'
import { recordOrderEvent } from './order-events.store.ts'
import { mismatchOf, powerOfRefund, readSnapshot, refundCauseOf } from './orders.rules.ts'
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
import type { CapturedFunds, OrderEvent } from './payments.ts'

/** Books a refund; an unknown payment is booked first. */
export async function bookRefund(db: State, provider: ProviderName, money: CapturedFunds, now: Date): Promise<Booking> {
  const { paid, refunded } = money
  if (refunded > paid.amount) return { kind: 'wrong', why: 'the refund exceeds the payment' }
  const known = await paymentOf(db, provider, paid.ref)
  if (!known && refunded === paid.amount) return bookRefundedPayment(db, provider, money, now)
  const booking: Booking = known ? { kind: 'known' } : await bookPayment(db, provider, paid, now)
  if (booking.kind === 'wrong') return booking
  const payment = known ?? (await paymentOf(db, provider, paid.ref))
  if (payment?.amount !== paid.amount || payment.currency !== paid.currency)
    return { kind: 'wrong', why: 'the amount differs from the payment' }
  const event = await recordRefund(db, payment, refunded, now)
  return event ? { kind: 'refunded', event } : booking
}

/** Books a full refund of a payment that is not known yet; nothing is credited. */
async function bookRefundedPayment(
  db: State,
  provider: ProviderName,
  { paid }: CapturedFunds,
  now: Date,
): Promise<Booking> {
  const order = await orderOf(db, paid.no)
  if (!order) return { kind: 'wrong', why: 'no such order' }
  const why = mismatchOf(order, provider, paid)
  if (why !== undefined) return { kind: 'wrong', why }
  const at = now.toISOString()
  await insertPayment(db, provider, paid, 'refunded', at)
  if (!isUnpaid(order)) return { kind: 'known' }
  await moveOrder(db, order.no, { state: 'refunded', paid_at: at, refunded_at: at })
  await releaseCoupon(db, order.no)
  return { kind: 'refunded', event: await recordOrderEvent(db, order, 'refunded', at) }
}

/** Records the refunded sum of a payment. Returns an event if the state of the order changes. */
export async function recordRefund(
  db: State,
  payment: PaymentRow,
  refunded: number,
  now: Date,
): Promise<OrderEvent | undefined> {
  if (refunded <= payment.refunded) return undefined
  const at = now.toISOString()
  await setRefunded(db, payment, refunded, at)
  const order = await orderOf(db, payment.order_no)
  if (!order) return undefined
  if (payment.outcome === 'credited') await revokeOrder(db, order, payment, refunded, now)
  // The order stays as it is if another payment covers it, or if more of its money must be refunded.
  const isOrderRefunded =
    payment.outcome === 'credited' ? refunded === payment.amount : await isFullyRefunded(db, order)
  if (!isOrderRefunded) return undefined
  await moveOrder(db, order.no, { state: 'refunded', refunded_at: at })
  return recordOrderEvent(db, order, 'refunded', at)
}

const isFullyRefunded = async (db: State, { no, state }: OrderRow) =>
  state === 'paid' && (await paymentsOf(db, no)).every(({ outcome }) => outcome === 'refunded')

/**
 * Revokes the credit of an order: power in proportion, time at a level once the refund is complete. The power may be
 * spent already, so the balance can become negative.
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
  const { power, level } = readSnapshot(order)
  const powerToRevoke = (sum: number) => powerOfRefund(power * order.number, sum, payment.amount)
  const amount = powerToRevoke(payment.refunded) - powerToRevoke(refunded)
  if (amount < 0) await adjust(db, { accountId, amount, cause: refundCauseOf(no, refunded), at })
  if (refunded < payment.amount) return
  await releaseCoupon(db, no)
  if (level > 0) {
    const others = (await periodsOf(db, accountId)).filter(({ orderNo }) => orderNo !== no)
    await deletePeriodsOf(db, no)
    await replacePeriods(db, accountId, schedulePeriods(others, now.getTime()), now)
  }
}
