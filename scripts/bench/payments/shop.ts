/** Sellers with unpaid orders in a data folder, and the signed notices that Alipay would send for them. */
import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
const [theirs, ours] = [pair(), pair()]
const APP = '9021000000000001'
const SELLER = '2088000000000001'

/** Server environment for the real Alipay code with generated keys; the bench never calls Alipay. */
export const ALIPAY_ENV = {
  ALIPAY_APP_ID: APP,
  ALIPAY_SELLER_ID: SELLER,
  ALIPAY_PRIVATE_KEY: ours.privateKey.toString('base64'),
  ALIPAY_PUBLIC_KEY: theirs.publicKey.toString('base64'),
  PUBLIC_URL: 'http://127.0.0.1',
}

export interface Seller {
  token: string
  /** Signed webhook bodies for this seller's orders. */
  notices: string[]
}

const AT = '2026-11-15T08:00:00.000Z'
const NEVER = '2099-01-01T00:00:00.000Z'
const BOUGHT = JSON.stringify({
  tag: '算力包',
  type: 2,
  unit: 'count',
  unit_text: '算力',
  num: 100,
  power: 10_000,
  level: 0,
  level_text: '',
})

/** Adds sellers, numbered from `first`, each with a session and `ordersEach` orders. The server must not run. */
export function fill(dir: string, first: number, sellers: number, ordersEach: number): Seller[] {
  const db = new Database(join(dir, 'state.sqlite'))
  const account = db.prepare(
    'INSERT INTO account (phone, password_hash, nickname, created_at) VALUES (?, ?, ?, ?) RETURNING id',
  )
  const session = db.prepare('INSERT INTO session (token_hash, account_id, created_at, expires_at) VALUES (?, ?, ?, ?)')
  const order = db.prepare(
    `INSERT INTO orders (no, account_id, plan_id, bought, number, provider, currency, price, amount, language, state,
       created_at, expires_at) VALUES (?, ?, 11, ?, 1, 'alipay', 'cny', 3500, 3000, 'zh-CN', 'created', ?, ?)`,
  )
  const made = db.transaction(() =>
    Array.from({ length: sellers }, (_, index) => first + index).map((at) => {
      const token = `bench-token-${at}`
      const { id } = Object(account.get(`bench-${at}`, '-', `seller ${at}`, AT))
      session.run(createHash('sha256').update(token).digest('hex'), id, AT, NEVER)
      const notices = Array.from({ length: ordersEach }, (_, index) => {
        const no = `2026111508${String(at).padStart(5, '0')}${String(index).padStart(5, '0')}`
        order.run(no, id, BOUGHT, AT, NEVER)
        return noticeOf(no)
      })
      return { token, notices }
    }),
  )()
  db.close()
  return made
}

function noticeOf(no: string): string {
  const fields: Record<string, string> = {
    app_id: APP,
    seller_id: SELLER,
    charset: 'utf-8',
    version: '1.0',
    notify_type: 'trade_status_sync',
    notify_id: `n${no}`,
    notify_time: '2026-11-15 16:00:00',
    out_trade_no: no,
    trade_no: `t${no}`,
    trade_status: 'TRADE_SUCCESS',
    total_amount: '30.00',
    subject: '算力包 100 算力',
    buyer_id: '2088000000000009',
  }
  const names = Object.keys(fields).toSorted()
  const text = names.map((name) => `${name}=${fields[name]}`).join('&')
  const key = { key: theirs.privateKey, format: 'der', type: 'pkcs8' } as const
  const sign = createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64')
  return new URLSearchParams({ ...fields, sign, sign_type: 'RSA2' }).toString()
}
