import { createHmac } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import { payableOf } from '../../orders.rules.ts'
import type { Shop } from '../../shop.test-support.ts'
import { type ProviderInTests, paymentFor } from '../in-tests.test-support.ts'
import { stripeClient, stripePayments } from './payments.ts'

const STRIPE_SECRET = 'whsec_of-the-fuzz'

const TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'checkout.session.async_payment_succeeded',
  'x',
]
const minor = fc.constantFrom<unknown>(3000, 3000, 1, 0, -1, 1.5, 1e300, '9900', null)
const objectOf = (orders: Arbitrary<string>) =>
  fc.record(
    {
      id: fc.constantFrom<unknown>('cs_test_1', '', 1, null),
      object: fc.constantFrom('checkout.session', 'charge', 'x'),
      client_reference_id: orders,
      metadata: fc.oneof(fc.record({ order: orders }), fc.constantFrom(null, [], 'x')),
      payment_intent: fc.constantFrom<unknown>('pi_1', null, {}, 1),
      payment_status: fc.constantFrom('paid', 'unpaid', 'x', null),
      amount_total: minor,
      amount: minor,
      amount_refunded: minor,
      amount_captured: minor,
      currency: fc.constantFrom<unknown>('cny', 'usd', 'xxx', null, 1),
      refunded: fc.boolean(),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
const bodies = (orders: Arbitrary<string>) =>
  fc
    .record(
      {
        id: fc.constantFrom<unknown>('evt_1', '', null),
        object: fc.constant('event'),
        type: fc.constantFrom<unknown>(...TYPES, null, 1),
        data: fc.oneof(
          { weight: 6, arbitrary: fc.record({ object: objectOf(orders) }) },
          fc.constantFrom<unknown>(null, {}, [], 1),
        ),
        livemode: fc.boolean(),
      },
      { requiredKeys: ['object'], noNullPrototype: true },
    )
    .map((event) => JSON.stringify(event))

export const stripeInTests: ProviderInTests = {
  isSandbox: ({ STRIPE_SECRET_KEY = '' }) => /^(sk|rk)_test_/.test(STRIPE_SECRET_KEY),
  actions: (of) => ({
    refuse: ({ data }) => of().control('stripe', `/sessions/${sessionOf(data.url)}/decline`, {}),
    close: ({ data }) => of().control('stripe', `/sessions/${sessionOf(data.url)}/expire`, {}),
    refusesClosed: /expired|open/,
    async ask({ data }, isUnchanged) {
      const order = payableOf(await of().row(data.order), of().world().clock.now(), () => '')
      const key = of().merchant().stripe
      const secretKey = isUnchanged ? key : `${key.slice(0, -1)}z`
      return stripePayments({ secretKey, webhookSecret: '', server: simulatorOf(of()) }).stateOf(order)
    },
    async payWithSlowRefund({ data }) {
      await of().control('stripe', `/sessions/${sessionOf(data.url)}/pay`, { last4: '7726' })
      await of().deliverNotifications()
    },
    completeRefund: async ({ data }) =>
      of().control('stripe', `/payments/${(await paymentFor(of(), data.order)).ref}/refunds/arrive`, {}),
    async refundPart({ data }, amount) {
      const { ref } = await paymentFor(of(), data.order)
      const { refunds } = stripeClient({ secretKey: of().merchant().stripe, server: simulatorOf(of()) })
      await refunds.create({ payment_intent: ref, amount })
    },
  }),
  notices: {
    bodies,
    sign: (content) => ({ content, headers: { 'stripe-signature': stripeSignature(content) } }),
    reader: (_keys, origin, secretKey) =>
      stripePayments({ secretKey, webhookSecret: STRIPE_SECRET, server: serverAt(origin) }),
  },
}

const simulatorOf = (shop: Shop) => serverAt(shop.simulators)

function serverAt(origin: string) {
  const { hostname: host, port } = new URL(origin)
  return { host, port: Number(port) }
}

const sessionOf = (url: unknown) => /cs_test_\w+/.exec(String(url))?.[0]

function stripeSignature(content: string | Buffer): string {
  const at = Math.floor(Date.now() / 1000)
  return `t=${at},v1=${createHmac('sha256', STRIPE_SECRET).update(`${at}.${content}`).digest('hex')}`
}
