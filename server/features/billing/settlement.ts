/**
 * What has to happen without anybody asking: orders that nobody paid in time are closed — after the provider was asked,
 * so that a notice that got lost costs nobody anything — money that is owed is paid back, levels that are over end. All
 * of it is read from the state, so a process that dies anywhere in it leaves it for the next.
 */
import { messageOf } from '#contracts/model/messages/messages.ts'
import type { Logger } from '#server/domain/logger.ts'
import type { PaymentProvider, Settlement } from '#server/domain/payments.ts'
import type { World } from '#server/domain/world.ts'
import { giveCouponBack } from './billing.store.ts'
import { type Booking, book } from './credit.ts'
import { bringUpToDate, endedLevels } from './membership.store.ts'
import { payableOf } from './orders.rules.ts'
import {
  closeOrder,
  dueOrders,
  moveOrder,
  type OrderRow,
  orderOf,
  owedPayments,
  type PaymentRow,
  setOutcome,
} from './orders.store.ts'
import { addNews } from './payment-news.store.ts'
import { publish } from './payment-news.ts'

const EVERY_MS = 30_000

/** `world` is asked for late: the world holds the settlement. */
export function settlement(world: () => World, log: Logger): Settlement {
  let stopped = false
  let working: Promise<void> = Promise.resolve()
  let asked = false

  const once = async () => {
    asked = false
    if (stopped) return
    await settleAll(world(), log, () => stopped)
  }
  const settle = () => {
    asked = true
    working = working.then(once).catch((error: unknown) => log.error({ err: error }, 'settling orders failed'))
    return working
  }
  const patrol = setInterval(() => void settle(), EVERY_MS)
  patrol.unref()
  return {
    kick() {
      if (!asked && !stopped) void settle()
    },
    settle,
    async stop() {
      stopped = true
      clearInterval(patrol)
      await working
    },
  }
}

async function settleAll(world: World, log: Logger, stopped: () => boolean): Promise<void> {
  const { db, clock } = world
  for (const order of await dueOrders(db, clock.iso())) {
    if (stopped()) return
    await orLater(log, order.no, () => closeOverdue(world, order))
  }
  for (const payment of await owedPayments(db)) {
    if (stopped()) return
    await orLater(log, payment.order_no, () => payBack(world, payment))
  }
  for (const id of await endedLevels(db, clock.now())) await bringUpToDate(db, id, clock.now())
}

/** A provider that is down is asked again at the next turn; the others do not wait for it. */
async function orLater(log: Logger, order: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error, order }, 'order could not be settled; it is tried again')
  }
}

export const productName = (language: Parameters<typeof messageOf>[0]) => messageOf(language, 'productName')

async function closeOverdue(world: World, order: OrderRow): Promise<void> {
  const provider = order.provider === 'none' ? undefined : world.payments[order.provider]
  // Without its provider nobody can say whether it was paid.
  if (!provider || order.provider === 'none') return
  const state = await provider.stateOf(payableOf(order, world.clock.now(), productName))
  if (state.kind === 'paid') {
    const { paid } = state
    const name = order.provider
    const booking = await world.db.transaction().execute((trx) => book(trx, name, paid, world.clock.now()))
    afterBooking(world, booking)
    // Its money went back already, or is of another amount: nothing more will come of it.
    if (booking.kind === 'known' || booking.kind === 'wrong') await close(world, order.no, 'provider')
    return
  }
  if (state.kind === 'unpaid') await provider.close(payableOf(order, world.clock.now(), productName))
  await close(world, order.no, 'expired')
}

/** What is left to do once a booking is through: its streams are told, money that is owed goes back. */
export function afterBooking(world: World, booking: Booking): void {
  if (booking.kind === 'credited') publish(world, booking.news)
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

async function payBack(world: World, payment: PaymentRow): Promise<void> {
  const provider: PaymentProvider | undefined = world.payments[payment.provider]
  if (!provider) return
  const { order_no: no, ref, amount, currency } = payment
  await provider.refund({ no, ref, amount, currency }, `${no}R${payment.id}`)
  const at = world.clock.iso()
  const news = await world.db.transaction().execute(async (trx) => {
    await setOutcome(trx, payment.id, 'refunded', at)
    const order = await orderOf(trx, no)
    // A late payment leaves its order closed until the money is back; what else is owed was for an order that stands.
    if (order?.state !== 'closed') return undefined
    await moveOrder(trx, no, { state: 'refunded', refunded_at: at })
    return addNews(trx, order, 'refunded', at)
  })
  if (news) publish(world, news)
}
