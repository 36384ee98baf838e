/**
 * Delivery after the caller got its answer: duration or failure would reveal which phones get a message. A failure of
 * the whole service makes it unavailable to everyone for a while.
 */
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Sms, SmsMessage } from './sms.ts'

/**
 * Longer than the minute before a resend, so that a resend gets the refusal. The first call after the outage retries.
 */
const OUTAGE_MS = 2 * 60_000

/** Why a message failed. The reason is logged, so it contains no phone, code or key. */
export class SmsFailure extends Error {
  override name = 'SmsFailure'
  readonly reason: string
  readonly about: 'phone' | 'service'

  constructor(reason: string, about: 'phone' | 'service') {
    super(reason)
    this.reason = reason
    this.about = about
  }
}

/** Sends a message through the provider; rejects with {@link SmsFailure}. */
export type Deliver = (message: SmsMessage) => Promise<void>

export function smsDelivery(deliver: Deliver, clock: Clock, log: Logger): Sms {
  const inFlight = new Set<Promise<void>>()
  let downUntil = 0
  const handleFailure = (error: unknown) => {
    const { reason, about } = error instanceof SmsFailure ? error : new SmsFailure('internal error', 'service')
    log.warn({ reason, about }, 'SMS not sent')
    if (about === 'service') downUntil = clock.now().getTime() + OUTAGE_MS
  }
  const deliverLater = async (message: SmsMessage) => {
    await setImmediate()
    await deliver(message).catch(handleFailure)
  }
  return {
    available: () => clock.now().getTime() >= downUntil,
    send(message) {
      const delivery = deliverLater(message).finally(() => inFlight.delete(delivery))
      inFlight.add(delivery)
      return Promise.resolve()
    },
    async idle() {
      await Promise.all(inFlight)
    },
  }
}
