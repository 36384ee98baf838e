/** What providers send, and what somebody else might in their name. Some of it is signed by the provider's own key, whatever it says. */
import fc, { type Arbitrary } from 'fast-check'
import type { Body } from './step.ts'
import { ORDERS } from './words.ts'

/** Whom Alipay's notices are for. */
export const ALIPAY_MERCHANT = { appId: '9021000000000001', sellerId: '2088000000000001' }
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

/** The body of a webhook: a notice of the provider, one that it never signed, or nothing of the kind. */
export function noticeOf(provider: 'alipay' | 'stripe'): Arbitrary<Body | undefined> {
  const content = fc.oneof({ weight: 6, arbitrary: provider === 'alipay' ? alipay : stripe }, fc.constantFrom(...RAW))
  const type = fc.constantFrom(FORM, 'application/json', 'text/plain', undefined)
  const signed = fc.constantFrom<Body['signed']>(provider, provider, undefined)
  return fc.oneof({ weight: 9, arbitrary: fc.record({ type, content, signed }) }, fc.constant(undefined))
}
