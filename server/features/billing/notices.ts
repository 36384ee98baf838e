/** Notices of providers: verified by the provider's own code, matched with the order, booked in one transaction. */

import type { IncomingHttpHeaders } from 'node:http'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { BillingWorld } from './billing.world.ts'
import { afterBooking, bookFailedRefund, bookMoney } from './booking.ts'
import { closeOrder } from './order-end.ts'
import { type Money, NoticeRefused } from './payments.ts'

export interface Arrived {
  body: Buffer
  headers: IncomingHttpHeaders
  log: Logger
  /** Called as a payment passes a named step; crash tests kill the process there. */
  onStep?: ((step: string) => void) | undefined
}

/** Takes a notice; throws {@link NoticeRefused} when it is not to be believed, or fits no order of ours. */
export async function takeNotice(world: BillingWorld, provider: ProviderName, arrived: Arrived): Promise<void> {
  const { body, headers, log, onStep } = arrived
  const reader = world.payments[provider]
  if (!reader) throw new NoticeRefused('not configured')
  const notice = await reader.read(body, headers)
  if (notice.kind === 'closed') await closeOrder(world, notice.no, 'provider')
  if (notice.kind === 'paid') await take(notice, bookMoney)
  if (notice.kind === 'refundFailed') {
    log.error({ err: new Error('the money did not arrive'), order: notice.paid.no }, `a refund at ${provider} failed`)
    await take(notice, bookFailedRefund)
  }

  async function take(money: Money, booked: typeof bookMoney): Promise<void> {
    const booking = await world.db.transaction().execute(async (trx) => {
      const result = await booked(trx, provider, money, world.clock.now())
      onStep?.('paymentBooked')
      return result
    })
    onStep?.('paymentCommitted')
    if (booking.kind === 'wrong') {
      // Told again until somebody has looked.
      const err = new NoticeRefused(booking.why)
      log.error({ err, order: money.paid.no }, `notice of ${provider} does not fit`)
      throw err
    }
    afterBooking(world, booking)
  }
}
