/** Notices of providers: verified by the provider's own code, matched with the order, booked in one transaction. */
import type { IncomingHttpHeaders } from 'node:http'
import type { ProviderName } from '#contracts/api/billing.ts'
import type { Logger } from '#server/domain/logger.ts'
import { type Notice, NoticeRefused, type Paid } from '#server/domain/payments.ts'
import type { World } from '#server/domain/world.ts'
import { type Booking, book, revoke } from './credit.ts'
import { insertPayment, orderOf, paymentOf, setOutcome } from './orders.store.ts'
import { publish } from './payment-news.ts'
import { afterBooking, close } from './settlement.ts'

export interface Arrived {
  body: Buffer
  headers: IncomingHttpHeaders
  log: Logger
  /** Called as a payment passes a named step; crash tests kill the process there. */
  onStep?: ((step: string) => void) | undefined
}

/** Takes a notice; throws {@link NoticeRefused} when it is not to be believed, or fits no order of ours. */
export async function takeNotice(world: World, provider: ProviderName, arrived: Arrived): Promise<void> {
  const { body, headers, log, onStep } = arrived
  const reader = world.payments[provider]
  if (!reader) throw new NoticeRefused('not configured')
  await act(await reader.read(body, headers))

  async function act(notice: Notice): Promise<void> {
    switch (notice.kind) {
      case 'paid':
        return credited(notice)
      case 'closed':
        await close(world, notice.no, 'provider')
        return
      case 'refunded':
        return paidBack(notice.paid)
      case 'nothing':
    }
  }

  async function credited({ paid }: Extract<Notice, { kind: 'paid' }>): Promise<void> {
    const booking: Booking = await world.db.transaction().execute(async (trx) => {
      const result = await book(trx, provider, paid, world.clock.now())
      onStep?.('paymentBooked')
      return result
    })
    onStep?.('paymentCommitted')
    if (booking.kind === 'wrong') {
      const err = new NoticeRefused(booking.why)
      log.error({ err, order: paid.no }, `payment notice of ${provider} does not fit`)
      throw err
    }
    afterBooking(world, booking)
  }

  async function paidBack(paid: Paid): Promise<void> {
    const now = world.clock.now()
    const news = await world.db.transaction().execute(async (trx) => {
      const payment = await paymentOf(trx, provider, paid.ref)
      const order = await orderOf(trx, payment?.order_no ?? paid.no)
      // Told of again until it is known what for.
      if (!order) throw new NoticeRefused('refund of no order')
      const at = now.toISOString()
      if (!payment) await insertPayment(trx, provider, { ...paid, no: order.no }, 'refunded', at)
      else if (payment.outcome === 'owed') await setOutcome(trx, payment.id, 'refunded', at)
      else return revoke(trx, order, payment, now)
      return undefined
    })
    if (news) publish(world, news)
  }
}
