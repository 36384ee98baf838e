/** Who takes payments: what a merchant does in the console, and the key by which Alipay signs. */
import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { bareBase64, newPrivateKey, privateKeyOf, publicKeyOf } from './signature.ts'

/** What happens to the notifications to come of a merchant. */
export interface Scenario {
  /** Milliseconds before each is sent. */
  delay: number
  /** How often each is sent. */
  copies: number
  /** Kept back until it is released. */
  hold: boolean
  /** A refund is accepted and not made, until it is asked for when this is over. */
  refundsLater: boolean
}

export interface Merchant {
  app_id: string
  app_public_key: string
  seller_id: string
  scenario: Scenario
}

export interface Merchants {
  /** Alipay's own key pair. */
  key: KeyObject
  /** The public one, as the console shows it. */
  alipayPublicKey: string
  /** Signs a merchant up, or gives one another key; undefined if the key is none of RSA with 2048 bits or more. */
  save(appId: string, appPublicKey: string): Merchant | undefined
  find(appId: string): Merchant | undefined
  /** Also for one that is still to sign up, as it does with its first payment. */
  arrange(appId: string, scenario: Scenario): void
}

interface Arranged extends Pick<Scenario, 'delay' | 'copies'> {
  hold: number
}

const NORMAL: Arranged = { delay: 0, copies: 1, hold: 0 }

export function merchantsOf(db: Database): Merchants {
  const key = privateKeyOf(ownKey(db))
  const upsert = db.prepare<unknown[]>(`INSERT INTO alipay_merchant (app_id, app_public_key, seller_id) VALUES (?, ?, ?)
    ON CONFLICT (app_id) DO UPDATE SET app_public_key = excluded.app_public_key`)
  const select = db.prepare<[string], Omit<Merchant, 'scenario'>>('SELECT * FROM alipay_merchant WHERE app_id = ?')
  const arranged = db.prepare<[string], Arranged>('SELECT delay, copies, hold FROM alipay_scenario WHERE app_id = ?')
  const arrange = db.prepare<unknown[]>('INSERT OR REPLACE INTO alipay_scenario VALUES (?, ?, ?, ?)')
  const later = db.prepare<[string], object>('SELECT app_id FROM alipay_refunds_later WHERE app_id = ?')
  const putOff = db.prepare<[string]>('INSERT OR IGNORE INTO alipay_refunds_later VALUES (?)')
  const resume = db.prepare<[string]>('DELETE FROM alipay_refunds_later WHERE app_id = ?')
  const find = (appId: string): Merchant | undefined => {
    const row = select.get(appId)
    if (!row) return undefined
    const { delay, copies, hold } = arranged.get(appId) ?? NORMAL
    return { ...row, scenario: { delay, copies, hold: hold === 1, refundsLater: later.get(appId) !== undefined } }
  }
  return {
    key,
    alipayPublicKey: bareBase64(createPublicKey(key)),
    save(appId, appPublicKey) {
      const given = publicKeyOf(appPublicKey)
      if (!given) return undefined
      upsert.run(appId, bareBase64(given), sellerOf(appId))
      return find(appId)
    },
    find,
    arrange(appId, { delay, copies, hold, refundsLater }) {
      arrange.run(appId, delay, copies, Number(hold))
      const change = refundsLater ? putOff : resume
      change.run(appId)
    },
  }
}

/** The private key of this database, made at its first use: a merchant keeps Alipay's public key in its settings. */
function ownKey(db: Database): string {
  const stored = () => db.prepare<[], { private_key: string }>('SELECT private_key FROM alipay_key').get()?.private_key
  const known = stored()
  if (known !== undefined) return known
  const made = newPrivateKey()
  db.prepare('INSERT INTO alipay_key (id, private_key) VALUES (1, ?)').run(made)
  return made
}

/** A seller number like Alipay's, 2088 and twelve digits: the same for an app in every database. */
function sellerOf(appId: string): string {
  const number = createHash('sha256').update(appId).digest().readBigUInt64BE() % 1_000_000_000_000n
  return `2088${String(number).padStart(12, '0')}`
}
