/** What a provider says of money becomes rows: a payment is credited or owed, a refund is recorded. Start reading here. */
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { State } from '#server/db/state.ts'
import type { BillingWorld } from './billing.world.ts'
import { type Booking, bookPayment } from './credit.ts'
import { moveOrder, orderOf, paymentOf, setOwedAgain } from './orders.store.ts'
import { publishNews } from './payment-news.ts'
import type { Money } from './payments.ts'
import { bookRefund } from './refunds.ts'

/** Books what a provider says of a payment. Told again, it changes nothing. */
export const bookMoney = (db: State, provider: ProviderName, money: Money, now: Date): Promise<Booking> =>
  money.refunded === 0 ? bookPayment(db, provider, money.paid, now) : bookRefund(db, provider, money, now)

/**
 * Books that money did not arrive which was said to have gone back: what it brought is taken back already, so it is owed
 * once more. A part, whose order stands, somebody has to send another way.
 */
export async function bookFailedRefund(db: State, provider: ProviderName, money: Money, now: Date): Promise<Booking> {
  const known = await paymentOf(db, provider, money.paid.ref)
  if (!known || money.refunded >= known.refunded) return bookMoney(db, provider, money, now)
  if (known.outcome !== 'refunded') return { kind: 'wrong', why: 'a part that went back did not arrive' }
  await setOwedAgain(db, known, money.refunded)
  const order = await orderOf(db, known.order_no)
  if (order?.state === 'refunded') await moveOrder(db, order.no, { state: 'paid', refunded_at: null })
  return { kind: 'owed' }
}

/** What is left to do once a booking is through: its streams are told, money that is owed goes back. */
export function afterBooking(world: BillingWorld, booking: Booking): void {
  if ('news' in booking) publishNews(world, booking.news)
  if (booking.kind === 'owed') world.settlement.kick()
}
