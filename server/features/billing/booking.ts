/**
 * Turns a provider's reports about money into rows: a payment is credited or owed, a refund recorded. Start reading
 * here.
 */
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { State } from '#server/db/state.ts'
import type { BillingWorld } from './billing.world.ts'
import { type Booking, bookPayment } from './credit.ts'
import { publishOrderEvent } from './order-events.ts'
import { moveOrder, orderOf, paymentOf, setOwedAgain } from './orders.store.ts'
import type { CapturedFunds } from './payments.ts'
import { bookRefund } from './refunds.ts'

/** Books a provider's report of a payment. Idempotent. */
export const bookMoney = (db: State, provider: ProviderName, money: CapturedFunds, now: Date): Promise<Booking> =>
  money.refunded === 0 ? bookPayment(db, provider, money.paid, now) : bookRefund(db, provider, money, now)

/**
 * Books a refund that failed after it was reported as done. The credit is revoked already, so a full refund is owed
 * again; after a partial one the order stays credited and an operator must send the money another way.
 */
export async function bookFailedRefund(
  db: State,
  provider: ProviderName,
  money: CapturedFunds,
  now: Date,
): Promise<Booking> {
  const known = await paymentOf(db, provider, money.paid.ref)
  if (!known || money.refunded >= known.refunded) return bookMoney(db, provider, money, now)
  if (known.outcome !== 'refunded') return { kind: 'wrong', why: 'a partial refund failed' }
  await setOwedAgain(db, known, money.refunded)
  const order = await orderOf(db, known.order_no)
  if (order?.state === 'refunded') await moveOrder(db, order.no, { state: 'paid', refunded_at: null })
  return { kind: 'owed' }
}

/** After the commit: publishes events and triggers refunds that are owed. */
export function announceBooking(world: BillingWorld, booking: Booking): void {
  if ('event' in booking) publishOrderEvent(world, booking.event)
  if (booking.kind === 'owed') world.settlement.kick()
}
