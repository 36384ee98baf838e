/** How an order that nobody paid in time ends, and how money goes back that is owed. */
import type { ProviderName } from '#contracts/api/billing.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import type { Logger } from '#server/domain/logger.ts'
import type { PaymentProvider } from '#server/domain/payments.ts'
import type { World } from '#server/domain/world.ts'
import { giveCouponBack } from './billing.store.ts'
import { type Booking, book } from './credit.ts'
import { payableOf } from './orders.rules.ts'
import { closeOrder, type OrderRow, type PaymentRow, paymentOf } from './orders.store.ts'
import { addNews } from './payment-news.store.ts'
import { publish } from './payment-news.ts'
import { giveBack } from './refunds.ts'

export const productName = (language: Parameters<typeof messageOf>[0]) => messageOf(language, 'productName')

/** What goes on with a provider of a world behind the calls. */
export interface Desk {
  world: World
  name: ProviderName
  provider: PaymentProvider
  log: Logger
  /** Called as a payment passes a named step; crash tests kill the process there. */
  onStep?: ((step: string) => void) | undefined
}

/** Asks the provider first, so that a notice that got lost costs nobody anything. */
export async function closeOverdue({ world, name, provider, log }: Desk, order: OrderRow): Promise<void> {
  const payable = payableOf(order, world.clock.now(), productName)
  const state = await provider.stateOf(payable)
  if (state.kind === 'paid') {
    const { paid } = state
    const booking = await world.db.transaction().execute((trx) => book(trx, name, paid, world.clock.now()))
    afterBooking(world, booking)
    // Money of another amount is nothing that this server may book: somebody has to look.
    if (booking.kind === 'wrong')
      log.error({ err: new Error(booking.why), order: order.no }, `payment at ${name} does not fit`)
    if (booking.kind === 'known' || booking.kind === 'wrong') await close(world, order.no, 'provider')
    return
  }
  if (state.kind === 'unpaid') await provider.close(payable)
  await close(world, order.no, 'expired')
}

/** What is left to do once a booking is through: its streams are told, money that is owed goes back. */
export function afterBooking(world: World, booking: Booking): void {
  if ('news' in booking) publish(world, booking.news)
  if (booking.kind === 'owed') world.settlement.kick()
}

/** Closes it, gives its coupon back and says so to who waits for its payment. Answers whether it was open. */
export async function close(world: World, no: string, reason: 'expired' | 'cancelled' | 'provider'): Promise<boolean> {
  const news = await world.db.transaction().execute(async (trx) => {
    const at = world.clock.iso()
    const order = await closeOrder(trx, no, reason, at)
    if (!order) return undefined
    await giveCouponBack(trx, no)
    return addNews(trx, order, 'closed', at)
  })
  if (news) publish(world, news)
  return news !== undefined
}

/** Pays back what is left of a payment that is owed. */
export async function payBack({ world, name, provider, onStep }: Desk, payment: PaymentRow): Promise<void> {
  const { id, order_no: no, ref, currency } = payment
  const amount = payment.amount - payment.refunded
  // Named by its amount too: when a part went back by hand meanwhile, what is left is another refund.
  await provider.refund({ no, ref, amount, currency }, `${no}R${id}A${amount}`)
  onStep?.('refundSent')
  const news = await world.db.transaction().execute(async (trx) => {
    const known = await paymentOf(trx, name, ref)
    return known && giveBack(trx, known, known.amount, world.clock.now())
  })
  if (news) publish(world, news)
}
