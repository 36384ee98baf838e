/** A listening simulator, a merchant with the official SDK, and the merchant's server for notifications. */
import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { AlipaySdk } from 'alipay-sdk'
import fastify from 'fastify'
import { openDatabase } from '#server/db/sqlite.ts'
import type { SimulatorClock } from '../../local/clock.ts'
import { alipaySimulator } from './alipay.ts'

export function stillClock(at = Date.parse('2026-11-21T04:00:00Z')): SimulatorClock {
  let now = at
  return {
    now: () => now,
    advance(ms) {
      now += ms
    },
  }
}

export interface Alipay {
  origin: string
  control(call: string, body: object): Promise<Answer>
  list(list: 'trades' | 'deliveries', appId: string): Promise<Answer>
  stop(): Promise<void>
}
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: JSON of many shapes, checked by each test.
  body: any
}

export async function startAlipay(file: string, clock: SimulatorClock): Promise<Alipay> {
  const db = openDatabase(file)
  const app = fastify({ forceCloseConnections: true })
  const simulator = alipaySimulator(app, { db, clock, log: app.log })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = async (response: Response) => ({ status: response.status, body: await response.json() })
  const headers = { 'content-type': 'application/json' }
  return {
    origin,
    control: async (call, body) =>
      answer(await fetch(`${origin}/alipay/control/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })),
    list: async (list, appId) => answer(await fetch(`${origin}/alipay/control/${list}?app_id=${appId}`)),
    async stop() {
      await app.close()
      await simulator.close()
      db.close()
    },
  }
}

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  }
}

export interface Shop {
  appId: string
  sellerId: string
  sdk: AlipaySdk
  /** The same app with a wrong private key. */
  impostor: AlipaySdk
}

let shops = 0

export async function signUpShop(origin: string): Promise<Shop> {
  const appId = `20210001226${String(++shops).padStart(5, '0')}`
  const { publicKey, privateKey } = pair()
  const response = await fetch(`${origin}/alipay/merchants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ app_id: appId, app_public_key: publicKey }),
  })
  // The simulator's format.
  const { alipay_public_key, seller_id } = (await response.json()) as { alipay_public_key: string; seller_id: string }
  const sdk = (key: string) =>
    new AlipaySdk({
      appId,
      keyType: 'PKCS8',
      privateKey: key,
      alipayPublicKey: alipay_public_key,
      gateway: `${origin}/alipay/gateway.do`,
    })
  return { appId, sellerId: seller_id, sdk: sdk(privateKey), impostor: sdk(pair().privateKey) }
}

export interface Receiver {
  url: string
  received: Record<string, string>[]
  setAnswer(text: string): void
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received: Record<string, string>[] = []
  let text = 'success'
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post<{ Body: Record<string, string> }>('/notify', ({ body }) => {
    received.push(body)
    return text
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // TCP, so not a pipe name
  return {
    url: `http://127.0.0.1:${port}/notify`,
    received,
    setAnswer(next) {
      text = next
    },
    stop: () => app.close(),
  }
}

export interface PagePay {
  bizContent?: object
  notifyUrl?: string
  returnUrl?: string
}

export const order = (out_trade_no: string, more: object = {}) => ({
  out_trade_no,
  total_amount: '88.80',
  subject: '算力 1000 点',
  product_code: 'FAST_INSTANT_TRADE_PAY',
  ...more,
})

const unescapeHtml = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

export function formOf(sdk: AlipaySdk, params: PagePay): { action: string; fields: URLSearchParams } {
  const markup = sdk.pageExecute('alipay.trade.page.pay', 'POST', { ...params })
  const action = unescapeHtml(/action="([^"]*)"/.exec(markup)?.[1] ?? '')
  const inputs = markup.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return {
    action,
    fields: new URLSearchParams([...inputs].map(([, name = '', text = '']) => [name, unescapeHtml(text)])),
  }
}

export async function pagePay(sdk: AlipaySdk, params: PagePay, language = 'zh-CN') {
  const { action, fields } = formOf(sdk, params)
  return readResponse(await fetch(action, { method: 'POST', body: fields, headers: { 'accept-language': language } }))
}

export async function readResponse(response: Response) {
  return { status: response.status, url: response.url, headers: response.headers, text: await response.text() }
}
