/** Provider notifications: verified by the provider's adapter, matched with the order, booked in one transaction. */

import type { IncomingHttpHeaders } from 'node:http'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { BillingWorld } from './billing.world.ts'
import { announceBooking, bookFailedRefund, bookMoney } from './booking.ts'
import { closeOrder } from './order-end.ts'
import { type CapturedFunds, NotificationRefused } from './payments.ts'

export interface IncomingNotification {
  body: Buffer
  headers: IncomingHttpHeaders
  log: Logger
  /** Called at named steps; crash tests kill the process there. */
  onStep?: ((step: string) => void) | undefined
}

/** Throws {@link NotificationRefused} if the notification is not authentic or fits no order. */
export async function handleNotification(
  world: BillingWorld,
  provider: ProviderName,
  incoming: IncomingNotification,
): Promise<void> {
  const { body, headers, log, onStep } = incoming
  const adapter = world.payments[provider]
  if (!adapter) throw new NotificationRefused('not configured')
  const notice = await adapter.read(body, headers)
  if (notice.kind === 'closed') await closeOrder(world, notice.no, 'provider')
  if (notice.kind === 'paid') await bookInTransaction(notice, bookMoney)
  if (notice.kind === 'refundFailed') {
    log.error({ err: new Error('the money did not arrive'), order: notice.paid.no }, `A refund at ${provider} failed.`)
    await bookInTransaction(notice, bookFailedRefund)
  }

  async function bookInTransaction(money: CapturedFunds, book: typeof bookMoney): Promise<void> {
    const booking = await world.db.transaction().execute(async (trx) => {
      const result = await book(trx, provider, money, world.clock.now())
      onStep?.('paymentBooked')
      return result
    })
    onStep?.('paymentCommitted')
    if (booking.kind === 'wrong') {
      // Refused, so that the provider repeats the notification until an operator has solved the problem.
      const err = new NotificationRefused(booking.why)
      log.error(
        { err, order: money.paid.no },
        `A notification of ${provider} does not fit its order; check the payment at the provider.`,
      )
      throw err
    }
    announceBooking(world, booking)
  }
}
