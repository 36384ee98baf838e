/** Asynchronous notifications: what the merchant's server is told, signed, and again until it answers `success`. */

import type { KeyObject } from 'node:crypto'
import { randomBytes } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import type { Logger } from '#server/platform/logger.ts'
import type { CounterpartClock } from '../../local/clock.ts'
import { type Deliveries, type Delivery, deliveries } from '../../local/deliveries.ts'
import type { Merchant, Merchants } from './merchants.ts'
import { noticeOf } from './notice.ts'
import type { Refund } from './refunds.ts'
import { newPrivateKey, type Parameters, privateKeyOf, signed, signedText } from './signature.ts'
import type { Trade } from './trades.ts'
import { beijing } from './wire-values.ts'

const MINUTE = 60_000
/** Alipay waits 4 m, 10 m, 10 m, 1 h, 2 h, 6 h and 15 h, then gives up. */
const SCHEDULE = [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * MINUTE)

/**
 * What a forger does to a notification: changes it after it was signed, signs it with a key that is not Alipay's, or has
 * a true one of somebody else's payment sent here.
 */
export interface Forgery {
  change: Parameters
  signature: 'stale' | 'foreign' | 'valid'
}

/** A notification as it is kept; what changes with each try is added as it is sent. */
interface Kept {
  fields: Parameters
  forgery?: Forgery
}

export interface Told extends Delivery {
  fields: Parameters
  forged: boolean
}

export interface Notifications {
  /** Of the trade as it is now; of a refund, with all that was given back so far. */
  tell(trade: Trade, refund?: { refund: Refund; total: number }): void
  /** Sends a forged notification of the trade's payment at once, and once. */
  forge(trade: Trade, forgery: Forgery): void
  of(appId: string): Told[]
  release: Deliveries['release']
  pass: Deliveries['pass']
  flush(): Promise<void>
  close(): Promise<void>
}

export function notificationsOf(
  options: { db: Database; clock: CounterpartClock; log: Logger },
  merchants: Merchants,
): Notifications {
  const { clock } = options
  let foreign: KeyObject | undefined
  const dress = (payload: string) => {
    // Kept by `keep`, in this form.
    const { fields, forgery } = JSON.parse(payload) as Kept
    const true_ = { ...fields, notify_time: beijing(clock.now()), sign_type: 'RSA2' }
    const said = { ...true_, ...forgery?.change }
    foreign ??= forgery?.signature === 'foreign' ? privateKeyOf(newPrivateKey()) : undefined
    const key = forgery?.signature === 'foreign' && foreign ? foreign : merchants.key
    const sign = signed(signedText(forgery?.signature === 'stale' ? true_ : said, ['sign', 'sign_type']), key)
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams({ ...said, sign }).toString(),
    }
  }
  const accepted = (status: number, text: string) => status === 200 && text === 'success'
  const sent = deliveries({ ...options, provider: 'alipay', schedule: SCHEDULE, dress, accepted })
  // Nobody repeats a forgery that was not taken.
  const forged = deliveries({ ...options, provider: 'alipay forgery', schedule: [], dress, accepted })
  const keep = (to: Deliveries, trade: Trade, kept: Kept, more: { delay?: number; held?: boolean } = {}) => {
    if (trade.notify_url === null) return
    const { app_id: merchant, out_trade_no: subject, notify_url: url } = trade
    to.add({ merchant, subject, url, payload: JSON.stringify(kept), ...more })
  }
  const fieldsOf = (trade: Trade, merchant: Merchant, refund?: { refund: Refund; total: number }) => ({
    ...noticeOf(trade, merchant, refund),
    notify_id: `${beijing(clock.now()).slice(0, 10).replaceAll('-', '')}00222${randomBytes(8).toString('hex')}`,
  })
  const merchantOf = ({ app_id }: Trade): Merchant => {
    const merchant = merchants.find(app_id)
    if (!merchant) throw new Error('a trade belongs to a merchant')
    return merchant
  }
  return {
    tell(trade, refund) {
      const merchant = merchantOf(trade)
      const { delay, copies, hold: held } = merchant.scenario
      const fields = fieldsOf(trade, merchant, refund)
      for (let copy = 0; copy < copies; copy++) keep(sent, trade, { fields }, { delay, held })
    },
    forge(trade, forgery) {
      const paid = { ...trade, status: 'TRADE_SUCCESS', paid_at: trade.paid_at ?? clock.now() } as const
      keep(forged, trade, { fields: fieldsOf(paid, merchantOf(trade)), forgery })
    },
    of: (appId) => [
      ...sent.of(appId).map((delivery) => told(delivery, false)),
      ...forged.of(appId).map((delivery) => told(delivery, true)),
    ],
    release: sent.release,
    pass: sent.pass,
    async flush() {
      await sent.flush()
      await forged.flush()
    },
    async close() {
      await sent.close()
      await forged.close()
    },
  }
}

function told(delivery: Delivery, forged: boolean): Told {
  // Kept by `keep`, in this form.
  const { fields, forgery } = JSON.parse(delivery.payload) as Kept
  return { ...delivery, fields: { ...fields, ...forgery?.change }, forged }
}
