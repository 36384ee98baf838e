/** Asynchronous notifications: signed, and repeated until the merchant answers `success`. */

import type { KeyObject } from 'node:crypto'
import { randomBytes } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import type { Logger } from '#server/platform/logger.ts'
import type { SimulatorClock } from '../../local/clock.ts'
import { type Deliveries, type Delivery, deliveries } from '../../local/deliveries.ts'
import type { Merchant, Merchants } from './merchants.ts'
import { notificationFields } from './notice.ts'
import type { Refund } from './refunds.ts'
import { newPrivateKey, type Parameters, privateKeyOf, signedText, signText } from './signature.ts'
import type { Trade } from './trades.ts'
import { beijing } from './wire-values.ts'

const MINUTE = 60_000
/** Alipay repeats after 4 m, 10 m, 10 m, 1 h, 2 h, 6 h and 15 h, then gives up. */
const SCHEDULE = [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * MINUTE)

/**
 * A forgery: changed after signing (`stale`), signed with another key (`foreign`), or genuine but for another merchant
 * (`valid`).
 */
export interface Forgery {
  change: Parameters
  signature: 'stale' | 'foreign' | 'valid'
}

/** A stored notification; fields that change per attempt are added when it is sent. */
interface StoredNotification {
  fields: Parameters
  forgery?: Forgery
}

export interface NotificationDelivery extends Delivery {
  fields: Parameters
  forged: boolean
}

export interface Notifications {
  /** Queues a notification of the trade's current state; with a refund, also the refunded sum. */
  notify(trade: Trade, refund?: { refund: Refund; total: number }): void
  /** Sends a forged payment notification once, at once. */
  forge(trade: Trade, forgery: Forgery): void
  of(appId: string): NotificationDelivery[]
  release: Deliveries['release']
  pass: Deliveries['pass']
  flush(): Promise<void>
  close(): Promise<void>
}

/** One long closure over the genuine and the forged deliveries. */
export function notificationsOf(
  options: { db: Database; clock: SimulatorClock; log: Logger },
  merchants: Merchants,
): Notifications {
  const { clock } = options
  let foreign: KeyObject | undefined
  const buildRequest = (payload: string) => {
    // Stored by `enqueue` in this form.
    const { fields, forgery } = JSON.parse(payload) as StoredNotification
    const genuine = { ...fields, notify_time: beijing(clock.now()), sign_type: 'RSA2' }
    const content = { ...genuine, ...forgery?.change }
    foreign ??= forgery?.signature === 'foreign' ? privateKeyOf(newPrivateKey()) : undefined
    const key = forgery?.signature === 'foreign' && foreign ? foreign : merchants.key
    const sign = signText(signedText(forgery?.signature === 'stale' ? genuine : content, ['sign', 'sign_type']), key)
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams({ ...content, sign }).toString(),
    }
  }
  const isAcknowledged = (status: number, text: string) => status === 200 && text === 'success'
  const genuineDeliveries = deliveries({
    ...options,
    provider: 'alipay',
    schedule: SCHEDULE,
    buildRequest,
    accepted: isAcknowledged,
  })
  // A forgery is not repeated.
  const forgedDeliveries = deliveries({
    ...options,
    provider: 'alipay forgery',
    schedule: [],
    buildRequest,
    accepted: isAcknowledged,
  })
  const enqueue = (
    to: Deliveries,
    trade: Trade,
    stored: StoredNotification,
    more: { delay?: number; held?: boolean } = {},
  ) => {
    if (trade.notify_url === null) return
    const { app_id: merchant, out_trade_no: subject, notify_url: url } = trade
    to.add({ merchant, subject, url, payload: JSON.stringify(stored), ...more })
  }
  const fieldsOf = (trade: Trade, merchant: Merchant, refund?: { refund: Refund; total: number }) => ({
    ...notificationFields(trade, merchant, refund),
    notify_id: `${beijing(clock.now()).slice(0, 10).replaceAll('-', '')}00222${randomBytes(8).toString('hex')}`,
  })
  const merchantOf = ({ app_id }: Trade): Merchant => {
    const merchant = merchants.find(app_id)
    if (!merchant) throw new Error('The trade has no merchant')
    return merchant
  }
  return {
    notify(trade, refund) {
      const merchant = merchantOf(trade)
      const { delay, copies, hold: held } = merchant.scenario
      const fields = fieldsOf(trade, merchant, refund)
      for (let copy = 0; copy < copies; copy++) enqueue(genuineDeliveries, trade, { fields }, { delay, held })
    },
    forge(trade, forgery) {
      const paid = { ...trade, status: 'TRADE_SUCCESS', paid_at: trade.paid_at ?? clock.now() } as const
      enqueue(forgedDeliveries, trade, { fields: fieldsOf(paid, merchantOf(trade)), forgery })
    },
    of: (appId) => [
      ...genuineDeliveries.of(appId).map((delivery) => toNotificationDelivery(delivery, false)),
      ...forgedDeliveries.of(appId).map((delivery) => toNotificationDelivery(delivery, true)),
    ],
    release: genuineDeliveries.release,
    pass: genuineDeliveries.pass,
    async flush() {
      await genuineDeliveries.flush()
      await forgedDeliveries.flush()
    },
    async close() {
      await genuineDeliveries.close()
      await forgedDeliveries.close()
    },
  }
}

function toNotificationDelivery(delivery: Delivery, forgedDeliveries: boolean): NotificationDelivery {
  // Stored by `enqueue` in this form.
  const { fields, forgery } = JSON.parse(delivery.payload) as StoredNotification
  return { ...delivery, fields: { ...fields, ...forgery?.change }, forged: forgedDeliveries }
}
