import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { bareBase64, newPrivateKey, privateKeyOf, publicKeyOf } from './signature.ts'

export interface Scenario {
  /** Delay in milliseconds. */
  delay: number
  copies: number
  hold: boolean
  /** A refund request is accepted without a refund. Once this is off, the same request makes the refund. */
  hasDelayedRefunds: boolean
}

export interface Merchant {
  app_id: string
  app_public_key: string
  seller_id: string
  scenario: Scenario
}

export interface Merchants {
  /** Alipay's private key. */
  key: KeyObject
  alipayPublicKey: string
  /** Adds a merchant or replaces its key; undefined unless the key is RSA with 2048 bits or more. */
  save(appId: string, appPublicKey: string): Merchant | undefined
  find(appId: string): Merchant | undefined
  /** Also works before the merchant signs up, which happens with its first payment. */
  arrange(appId: string, scenario: Scenario): void
}

interface StoredScenario extends Pick<Scenario, 'delay' | 'copies'> {
  hold: number
}

const NORMAL: StoredScenario = { delay: 0, copies: 1, hold: 0 }

export function merchantsOf(db: Database): Merchants {
  const key = privateKeyOf(ownKey(db))
  const upsert = db.prepare<unknown[]>(`INSERT INTO alipay_merchant (app_id, app_public_key, seller_id) VALUES (?, ?, ?)
    ON CONFLICT (app_id) DO UPDATE SET app_public_key = excluded.app_public_key`)
  const select = db.prepare<[string], Omit<Merchant, 'scenario'>>('SELECT * FROM alipay_merchant WHERE app_id = ?')
  const selectScenario = db.prepare<[string], StoredScenario>(
    'SELECT delay, copies, hold FROM alipay_scenario WHERE app_id = ?',
  )
  const arrange = db.prepare<unknown[]>('INSERT OR REPLACE INTO alipay_scenario VALUES (?, ?, ?, ?)')
  const later = db.prepare<[string], object>('SELECT app_id FROM alipay_refunds_later WHERE app_id = ?')
  const enableRefundsLater = db.prepare<[string]>('INSERT OR IGNORE INTO alipay_refunds_later VALUES (?)')
  const disableRefundsLater = db.prepare<[string]>('DELETE FROM alipay_refunds_later WHERE app_id = ?')
  const find = (appId: string): Merchant | undefined => {
    const row = select.get(appId)
    if (!row) return undefined
    const { delay, copies, hold } = selectScenario.get(appId) ?? NORMAL
    return { ...row, scenario: { delay, copies, hold: hold === 1, hasDelayedRefunds: later.get(appId) !== undefined } }
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
    arrange(appId, { delay, copies, hold, hasDelayedRefunds }) {
      arrange.run(appId, delay, copies, Number(hold))
      const change = hasDelayedRefunds ? enableRefundsLater : disableRefundsLater
      change.run(appId)
    },
  }
}

/** Alipay's private key, generated on first use and stored, because merchants store the public key. */
function ownKey(db: Database): string {
  const stored = () => db.prepare<[], { private_key: string }>('SELECT private_key FROM alipay_key').get()?.private_key
  const known = stored()
  if (known !== undefined) return known
  const made = newPrivateKey()
  db.prepare('INSERT INTO alipay_key (id, private_key) VALUES (1, ?)').run(made)
  return made
}

/** A seller number in Alipay's format (2088 and twelve digits), derived from the app id. */
function sellerOf(appId: string): string {
  const number = createHash('sha256').update(appId).digest().readBigUInt64BE() % 1_000_000_000_000n
  return `2088${String(number).padStart(12, '0')}`
}
