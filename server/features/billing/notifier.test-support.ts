/** Alipay's side of notifications, with test keys. */
import { createSign, generateKeyPairSync } from 'node:crypto'
import { testApp } from '#server/app/test-app.test-support.ts'
import { alipay } from './providers/alipay/alipay.ts'
import { type AlipaySettings, alipayPayments } from './providers/alipay/payments.ts'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [alipayKeys, shopKeys, strangerKeys] = [pair(), pair(), pair()]

export const SETTINGS: AlipaySettings = {
  appId: '9021000000000001',
  sellerId: '2088000000000001',
  gateway: 'https://gateway.invalid/gateway.do',
  privateKey: shopKeys.privateKey.replace(/-----[^-]+-----|\s/g, ''),
  alipayPublicKey: alipayKeys.publicKey.toString('base64'),
}

type Fields = Record<string, string>

export const paidNotification = (no: string, total: string, more: Fields = {}): Fields => ({
  notify_type: 'trade_status_sync',
  notify_id: `n-${no}`,
  charset: 'utf-8',
  version: '1.0',
  sign_type: 'RSA2',
  app_id: SETTINGS.appId,
  seller_id: SETTINGS.sellerId,
  trade_no: `t-${no}`,
  out_trade_no: no,
  trade_status: 'TRADE_SUCCESS',
  total_amount: total,
  notify_time: '2026-11-21 10:00:00',
  subject: '算力包',
  ...more,
})

export function signFields(fields: Fields, by: 'alipay' | 'stranger' = 'alipay'): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign' && name !== 'sign_type')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  const key = by === 'alipay' ? alipayKeys.privateKey : strangerKeys.privateKey
  const sign = createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64')
  return new URLSearchParams({ ...fields, sign }).toString()
}

export async function openNotifiedShop(given: Parameters<typeof testApp>[0] = {}) {
  const t = await testApp({
    payments: () => ({ alipay: { ...alipayPayments(SETTINGS), minimum: alipay.minimum } }),
    ...given,
  })
  const url = await t.app.server.listen({ host: '127.0.0.1', port: 0 })
  const token = await t.seller()
  const stored = (no: string) => t.app.worlds.main.db.selectFrom('orders').where('no', '=', no)
  return {
    t,
    url,
    token,
    db: () => t.app.worlds.main.db,
    async order(form: object = {}, as = token): Promise<string> {
      const { body } = await t.as(as).post('/api/order/createOrder', { type: 0, id: 11, ...form })
      return body.data.order
    },
    async stranger(phone: string): Promise<string> {
      const { id } = await t.app.worlds.main.db
        .insertInto('account')
        .values({
          phone,
          password_hash: '-',
          nickname: 'other',
          created_at: '2026-11-15T08:00:00.000Z',
          start_time: null,
          end_time: null,
          birthday: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return t.app.worlds.main.sessions.open(id)
    },
    async notify(body: string): Promise<string> {
      const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
      const answer = await fetch(`${url}/api/pay/alipay/notify`, { method: 'POST', headers, body })
      return answer.text()
    },
    row: (no: string) => stored(no).selectAll().executeTakeFirstOrThrow(),
    stateOf: (no: string) => stored(no).select('state').executeTakeFirstOrThrow(),
    async balance(as = token): Promise<number> {
      return (await t.as(as).get('/api/account/info')).body.data.user.power
    },
  }
}
