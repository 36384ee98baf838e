/**
 * Delivery by a provider, behind the answer to the caller: how long it takes, and whether it works, would tell which phones
 * are sent something. What the service as a whole fails at is remembered for a while, and told to everyone alike.
 */
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Sms, SmsMessage } from './sms.ts'

/** Longer than the minute after which people ask again: then they are told. The first to ask after it tries anew. */
const OUTAGE_MS = 2 * 60_000

/** Why a message was not taken. The reason goes into the log: it names neither phone nor code nor key. */
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

/** Hands a message to the provider; rejects with {@link SmsFailure} when it is not taken. */
export type Deliver = (message: SmsMessage) => Promise<void>

export function smsDelivery(deliver: Deliver, clock: Clock, log: Logger): Sms {
  const onTheWay = new Set<Promise<void>>()
  let downUntil = 0
  const failed = (error: unknown) => {
    const { reason, about } = error instanceof SmsFailure ? error : new SmsFailure('fault of ours', 'service')
    log.warn({ reason, about }, 'SMS not sent')
    if (about === 'service') downUntil = clock.now().getTime() + OUTAGE_MS
  }
  const deliverLater = async (message: SmsMessage) => {
    await setImmediate()
    await deliver(message).catch(failed)
  }
  return {
    available: () => clock.now().getTime() >= downUntil,
    send(message) {
      const delivery = deliverLater(message).finally(() => onTheWay.delete(delivery))
      onTheWay.add(delivery)
      return Promise.resolve()
    },
    async idle() {
      await Promise.all(onTheWay)
    },
  }
}
