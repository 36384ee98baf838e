/** What providers send, what somebody else might in their name, and the keys by which any of it can be signed: one entry for each provider. */
import { createHmac, createSign } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import type { ProviderName } from '#contracts/api/billing.ts'
import type { ProviderCalls } from '#server/features/billing/payments.ts'
import { alipayPayments } from '#server/features/billing/providers/alipay/payments.ts'
import { stripePayments } from '#server/features/billing/providers/stripe/payments.ts'
import type { Body } from './step.ts'
import { ORDERS } from './words.ts'

/** Whom Alipay's notices are for. */
const ALIPAY_MERCHANT = { appId: '9021000000000001', sellerId: '2088000000000001' }
const ours = { app_id: ALIPAY_MERCHANT.appId, seller_id: ALIPAY_MERCHANT.sellerId }
const orders = fc.constantFrom(...Object.values(ORDERS), '', '💥', '0')
const amounts = fc.constantFrom('30.00', '30.00', '0.01', '-1', '1e9', 'NaN', '', '99.000', '９９')

const alipay = fc
  .record(
    {
      out_trade_no: orders,
      trade_no: fc.constantFrom('2026111522001', '', 'x'.repeat(100)),
      trade_status: fc.constantFrom('TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED', 'WAIT_BUYER_PAY', 'x'),
      total_amount: amounts,
      refund_fee: amounts,
      app_id: fc.constantFrom(ours.app_id, ours.app_id, '1'),
      seller_id: fc.constantFrom(ours.seller_id, ours.seller_id, ''),
      notify_id: fc.string({ maxLength: 8 }),
      charset: fc.constantFrom('utf-8', 'GBK', ''),
    },
    { requiredKeys: ['app_id', 'seller_id'], noNullPrototype: true },
  )
  .map((fields) => new URLSearchParams(fields).toString())

const TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'checkout.session.async_payment_succeeded',
  'x',
]
const minor = fc.constantFrom<unknown>(3000, 3000, 1, 0, -1, 1.5, 1e300, '9900', null)
const object = fc.record(
  {
    id: fc.constantFrom<unknown>('cs_test_1', '', 1, null),
    object: fc.constantFrom('checkout.session', 'charge', 'x'),
    client_reference_id: orders,
    metadata: fc.oneof(fc.record({ order: orders }), fc.constantFrom(null, [], 'x')),
    payment_intent: fc.constantFrom<unknown>('pi_1', null, {}, 1),
    payment_status: fc.constantFrom('paid', 'unpaid', 'x', null),
    ...{ amount_total: minor, amount: minor, amount_refunded: minor, amount_captured: minor },
    currency: fc.constantFrom<unknown>('cny', 'usd', 'xxx', null, 1),
    refunded: fc.boolean(),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const stripe = fc
  .record(
    {
      id: fc.constantFrom<unknown>('evt_1', '', null),
      object: fc.constant('event'),
      type: fc.constantFrom<unknown>(...TYPES, null, 1),
      data: fc.oneof({ weight: 6, arbitrary: fc.record({ object }) }, fc.constantFrom<unknown>(null, {}, [], 1)),
      livemode: fc.boolean(),
    },
    { requiredKeys: ['object'], noNullPrototype: true },
  )
  .map((event) => JSON.stringify(event))

const FORM = 'application/x-www-form-urlencoded'
const RAW = [
  '',
  'null',
  '[]',
  '{',
  '\0',
  '=',
  '&&',
  '%',
  'sign=x&sign=y',
  'a'.repeat(10_000),
  '{"object":"event","data":null}',
]

/** Bare base64: the private key signs notices as Alipay, and is the merchant's own too. */
export interface Keys {
  publicKey: string
  privateKey: string
}

interface Signed {
  content: string | Buffer
  headers: Record<string, string>
}

interface FuzzedProvider {
  /** Bodies of notices, sound and otherwise. */
  bodies: Arbitrary<string>
  /** Signs any body as the provider does. */
  sign(content: string | Buffer, keys: Keys): Signed
  /** Reads what is signed so. `origin`: of the counterparts; `merchant`: its name there. */
  reader(keys: Keys, origin: string, merchant: string): ProviderCalls
}

/** Signs what Stripe tells. */
const STRIPE_SECRET = 'whsec_of-the-fuzz'

export const fuzzedProviders: Readonly<Record<ProviderName, FuzzedProvider>> = {
  alipay: {
    bodies: alipay,
    sign: (content, { privateKey }) => ({ content: withAlipaySignature(content, privateKey), headers: {} }),
    reader: ({ publicKey: alipayPublicKey, privateKey }, gateway) =>
      alipayPayments({ ...ALIPAY_MERCHANT, privateKey, alipayPublicKey, gateway }),
  },
  stripe: {
    bodies: stripe,
    sign: (content) => ({ content, headers: { 'stripe-signature': stripeSignature(content) } }),
    reader(_keys, origin, secretKey) {
      const { hostname: host, port } = new URL(origin)
      return stripePayments({ secretKey, webhookSecret: STRIPE_SECRET, server: { host, port: Number(port) } })
    },
  },
}

/** The body of a webhook: a notice of the provider, one that it never signed, or nothing of the kind. */
export function noticeOf(provider: ProviderName): Arbitrary<Body | undefined> {
  const content = fc.oneof({ weight: 6, arbitrary: fuzzedProviders[provider].bodies }, fc.constantFrom(...RAW))
  const type = fc.constantFrom(FORM, 'application/json', 'text/plain', undefined)
  const signed = fc.constantFrom<Body['signed']>(provider, provider, undefined)
  return fc.oneof({ weight: 9, arbitrary: fc.record({ type, content, signed }) }, fc.constant(undefined))
}

function stripeSignature(content: string | Buffer): string {
  const at = Math.floor(Date.now() / 1000)
  return `t=${at},v1=${createHmac('sha256', STRIPE_SECRET).update(`${at}.${content}`).digest('hex')}`
}

/** As documented at opendocs.alipay.com: all fields but two, by name, joined as text. */
function withAlipaySignature(content: string | Buffer, privateKey: string): string {
  const fields = new URLSearchParams(String(content))
  const text = [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`)
  const key = { key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' } as const
  fields.set('sign', createSign('RSA-SHA256').update(text.join('&')).sign(key, 'base64'))
  fields.set('sign_type', 'RSA2')
  return fields.toString()
}
