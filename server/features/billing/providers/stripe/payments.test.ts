import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../shop.test-support.ts'
import { stripeClient } from './payments.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const client = () => {
  const { hostname: host, port } = new URL(shop.simulators)
  return stripeClient({ secretKey: shop.merchant().stripe, server: { host, port: Number(port) } })
}
async function payOrder() {
  const answer = await shop.order({ type: 1 })
  await shop.pay(answer)
  return String(answer.data.order)
}
async function paymentOf(no: string) {
  const payment = (await shop.payments()).find(({ order_no }) => order_no === no)
  if (!payment) throw new Error('The order has no payment')
  return payment
}
const settle = () => shop.post('/__dev/settle', {})

describe('a refund that fails', () => {
  it('after it succeeded is owed again and repeated', async () => {
    const no = await payOrder()
    const { ref } = await paymentOf(no)
    await client().refunds.create({ payment_intent: ref })
    await shop.deliverNotifications()
    expect(await paymentOf(no)).toMatchObject({ outcome: 'refunded' })
    await shop.control('stripe', `/payments/${ref}/refunds/fail`, {})
    await settle()
    await shop.deliverNotifications()
    const { data } = await client().refunds.list({ payment_intent: ref })
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
    expect(await paymentOf(no)).toMatchObject({ outcome: 'refunded', refunded: 30_00 })
    expect(await shop.row(no)).toMatchObject({ state: 'refunded' })
  })

  it('is repeated with a new idempotency key and returns the reason', async () => {
    const no = await payOrder()
    const { ref, amount, currency } = await paymentOf(no)
    // Held, so that only the test reads the refunds.
    await shop.control('stripe', '/scenario', { hold: true })
    const provider = shop.world().payments.stripe
    const refund = () => provider?.refund({ no, ref, amount, currency }, `${no}R`)
    expect(await refund()).toEqual({ refunded: amount })
    for (const turn of [1, 2]) {
      await shop.control('stripe', `/payments/${ref}/refunds/fail`, {})
      expect(await refund(), `failed ${turn}`).toEqual({ refunded: amount, failed: 'expired_or_canceled_card' })
      expect(await refund()).toEqual({ refunded: amount })
    }
    await shop.control('stripe', '/scenario', {})
  })
})

describe('an event of another sale of the account', () => {
  const session = { object: 'checkout.session', payment_status: 'paid', status: 'complete', currency: 'eur' }
  it.each<[string, string, object]>([
    [
      'a sale',
      'checkout.session.completed',
      { ...session, client_reference_id: 'cart-7', amount_total: 5, metadata: {} },
    ],
    ['a sale with its own order numbers', 'checkout.session.completed', { ...session, metadata: { order: '1001' } }],
    ['a subscription', 'checkout.session.completed', { ...session, payment_intent: null, metadata: null }],
    ['an expiry', 'checkout.session.expired', { ...session, status: 'expired', metadata: {} }],
    ['a refund without a payment', 'charge.refunded', { object: 'charge', payment_intent: null }],
  ])('(%s) is accepted and ignored', async (_what, type, object) => {
    // The endpoint exists from the first order on.
    await shop.order({ type: 1 })
    const row = shop.world().db.selectFrom('secret').select('value').where('name', '=', 'stripe')
    const secret = JSON.parse((await row.executeTakeFirstOrThrow()).value).webhookSecret
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    const headers = { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }) }
    const url = `${shop.url}/api/pay/stripe/webhook`
    const answer = await fetch(url, { method: 'POST', headers, body: payload })
    expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
  })

  it('(a refund of its payment) is queried and ignored', async () => {
    const before = await shop.payments()
    const price_data = { currency: 'usd', unit_amount: 500, product_data: { name: 'A book' } }
    const { id } = await client().checkout.sessions.create({
      mode: 'payment',
      success_url: 'https://example.com',
      line_items: [{ quantity: 1, price_data }],
    })
    const { session } = Object(await shop.control('stripe', `/sessions/${id}/pay`, {}))
    await client().refunds.create({ payment_intent: session.payment_intent })
    await shop.deliverNotifications()
    const headers = { authorization: `Bearer ${shop.merchant().stripe}` }
    const { deliveries } = Object(
      await (await fetch(`${shop.simulators}/stripe/control/deliveries`, { headers })).json(),
    )
    const of = deliveries.filter((each: { session: string }) => each.session === id)
    expect(of.map(({ type, state }: Record<string, string>) => [type, state])).toEqual([
      ['checkout.session.completed', 'taken'],
      ['charge.refunded', 'taken'],
    ])
    expect(await shop.payments()).toEqual(before)
  })
})
