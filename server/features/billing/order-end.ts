/** Ends unpaid orders here and at their provider, and refunds owed payments. */

import type { ProviderName } from '#contracts/api/payment-providers.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import type { Logger } from '#server/platform/logger.ts'
import { releaseCoupon } from './billing.store.ts'
import type { BillingWorld } from './billing.world.ts'
import { announceBooking, bookMoney } from './booking.ts'
import { recordOrderEvent } from './order-events.store.ts'
import { publishOrderEvent } from './order-events.ts'
import { isVoid, payableOf } from './orders.rules.ts'
import {
  type CloseReason,
  markClosed,
  type OrderRow,
  type PaymentRow,
  paymentOf,
  setClosedAtProvider,
} from './orders.store.ts'
import type { CapturedFunds, PaymentProvider } from './payments.ts'
import { recordRefund } from './refunds.ts'

export const productName = (language: Parameters<typeof messageOf>[0]) => messageOf(language, 'productName')

export interface SettlementContext {
  world: BillingWorld
  name: ProviderName
  provider: Pick<PaymentProvider, 'stateOf' | 'close' | 'refund'>
  log: Logger
  onStep?: ((step: string) => void) | undefined
}

/**
 * Reconciles an order that expired or was closed only here. Queries the provider first, so that a lost notification costs no
 * credit. The order stays marked until the provider reports it closed or all its opened payments have expired.
 */
export async function reconcileOrder(context: SettlementContext, order: OrderRow): Promise<void> {
  const { world, provider } = context
  const payable = payableOf(order, world.clock.now(), productName)
  const state = await provider.stateOf(payable)
  if (state.kind === 'paid') {
    await bookFoundPayment(context, order, state)
    return setClosedAtProvider(world.db, order.no)
  }
  if (state.kind === 'unpaid') await provider.close(payable)
  await closeOrder(world, order.no, 'expired')
  if (state.kind === 'closed' || isVoid(order, world.clock.now())) await setClosedAtProvider(world.db, order.no)
}

async function bookFoundPayment(
  { world, name, log }: SettlementContext,
  { no }: OrderRow,
  report: CapturedFunds,
): Promise<void> {
  const booking = await world.db.transaction().execute((trx) => bookMoney(trx, name, report, world.clock.now()))
  announceBooking(world, booking)
  // A payment that does not fit its order is not booked; an operator must check it.
  if (booking.kind === 'wrong')
    log.error(
      { err: new Error(booking.why), order: no },
      `A payment at ${name} does not fit its order; check it at the provider.`,
    )
  await closeOrder(world, no, 'provider')
}

/** Closes an unpaid order, releases its coupon and publishes the event. Returns whether it was open. */
export async function closeOrder(world: BillingWorld, no: string, reason: CloseReason): Promise<boolean> {
  const event = await world.db.transaction().execute(async (trx) => {
    const at = world.clock.iso()
    const order = await markClosed(trx, no, reason, at)
    if (!order) return undefined
    await releaseCoupon(trx, no)
    return recordOrderEvent(trx, order, 'closed', at)
  })
  if (event) publishOrderEvent(world, event)
  return event !== undefined
}

export async function refundOwed(
  { world, name, provider, log, onStep }: SettlementContext,
  payment: PaymentRow,
): Promise<void> {
  const { id, order_no: no, ref, currency } = payment
  const amount = payment.amount - payment.refunded
  // The idempotency key contains the amount: after a manual partial refund, the rest is a different refund.
  const { refunded, failed } = await provider.refund({ no, ref, amount, currency }, `${no}R${id}A${amount}`)
  onStep?.('refundSent')
  if (failed !== undefined)
    log.error({ err: new Error(failed), order: no }, `A refund at ${name} failed and was requested again.`)
  // An unconfirmed refund stays owed and is requested again in the next run.
  const event = await world.db.transaction().execute(async (trx) => {
    const known = await paymentOf(trx, name, ref)
    return known && recordRefund(trx, known, refunded, world.clock.now())
  })
  if (event) publishOrderEvent(world, event)
}
