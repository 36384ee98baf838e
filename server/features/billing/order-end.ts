/** How an order that nobody paid ends, here and at its provider, and how money goes back that is owed. */

import type { ProviderName } from '#contracts/api/payment-providers.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import type { Logger } from '#server/platform/logger.ts'
import { giveCouponBack } from './billing.store.ts'
import type { BillingWorld } from './billing.world.ts'
import { afterBooking, bookMoney } from './booking.ts'
import { isVoid, payableOf } from './orders.rules.ts'
import {
  type CloseReason,
  markClosed,
  type OrderRow,
  type PaymentRow,
  paymentOf,
  setClosedAtProvider,
} from './orders.store.ts'
import { addNews } from './payment-news.store.ts'
import { publishNews } from './payment-news.ts'
import type { Money, PaymentProvider } from './payments.ts'
import { recordRefund } from './refunds.ts'

export const productName = (language: Parameters<typeof messageOf>[0]) => messageOf(language, 'productName')

/** What goes on with a provider of a world behind the calls. */
export interface SettlementContext {
  world: BillingWorld
  name: ProviderName
  provider: Pick<PaymentProvider, 'stateOf' | 'close' | 'refund'>
  log: Logger
  /** Called as a payment passes a named step; crash tests kill the process there. */
  onStep?: ((step: string) => void) | undefined
}

/**
 * Ends an order whose time is over, or that is closed here alone. Asks the provider first, so that a notice that got lost
 * costs nobody anything; an order stays marked until the provider itself says that it is closed, or all it had is void.
 */
export async function endOrder(context: SettlementContext, order: OrderRow): Promise<void> {
  const { world, provider } = context
  const payable = payableOf(order, world.clock.now(), productName)
  const state = await provider.stateOf(payable)
  if (state.kind === 'paid') {
    await bookFound(context, order, state)
    return setClosedAtProvider(world.db, order.no)
  }
  if (state.kind === 'unpaid') await provider.close(payable)
  await closeOrder(world, order.no, 'expired')
  if (state.kind === 'closed' || isVoid(order, world.clock.now())) await setClosedAtProvider(world.db, order.no)
}

async function bookFound({ world, name, log }: SettlementContext, { no }: OrderRow, found: Money): Promise<void> {
  const booking = await world.db.transaction().execute((trx) => bookMoney(trx, name, found, world.clock.now()))
  afterBooking(world, booking)
  // Money of another amount is nothing that this server may book: somebody has to look.
  if (booking.kind === 'wrong') log.error({ err: new Error(booking.why), order: no }, `payment at ${name} does not fit`)
  await closeOrder(world, no, 'provider')
}

/** Closes it, gives its coupon back and says so to who waits for its payment. Answers whether it was open. */
export async function closeOrder(world: BillingWorld, no: string, reason: CloseReason): Promise<boolean> {
  const news = await world.db.transaction().execute(async (trx) => {
    const at = world.clock.iso()
    const order = await markClosed(trx, no, reason, at)
    if (!order) return undefined
    await giveCouponBack(trx, no)
    return addNews(trx, order, 'closed', at)
  })
  if (news) publishNews(world, news)
  return news !== undefined
}

/** Pays back what is left of a payment that is owed. */
export async function payBack(
  { world, name, provider, log, onStep }: SettlementContext,
  payment: PaymentRow,
): Promise<void> {
  const { id, order_no: no, ref, currency } = payment
  const amount = payment.amount - payment.refunded
  // Named by its amount too: when a part went back by hand meanwhile, what is left is another refund.
  const { refunded, failed } = await provider.refund({ no, ref, amount, currency }, `${no}R${id}A${amount}`)
  onStep?.('refundSent')
  if (failed !== undefined)
    log.error({ err: new Error(failed), order: no }, `a refund at ${name} failed, and was asked for again`)
  // What is not certain yet stays owed, and is asked for at the next turn.
  const news = await world.db.transaction().execute(async (trx) => {
    const known = await paymentOf(trx, name, ref)
    return known && recordRefund(trx, known, refunded, world.clock.now())
  })
  if (news) publishNews(world, news)
}
