/** What must never happen: credit without a verified payment that fits. */
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paidNotice, signed, toldShop } from './notifier.test-support.ts'
import { openShop } from './shop.test-support.ts'

let shop: Awaited<ReturnType<typeof toldShop>>
beforeAll(async () => {
  shop = await toldShop()
})
afterAll(() => shop.t.close())

describe('a notice of Alipay', () => {
  it('that is genuine and fits its order is taken', async () => {
    const no = await shop.order()
    expect(await shop.tell(signed(paidNotice(no, '30.00')))).toBe('success')
    expect(await shop.stateOf(no)).toEqual({ state: 'credited' })
  })

  it.each<[string, (no: string) => string]>([
    ['with a signature by somebody else', (no) => signed(paidNotice(no, '30.00'), 'stranger')],
    ['without a signature', (no) => new URLSearchParams(paidNotice(no, '30.00')).toString()],
    ['with one byte of the amount changed', (no) => signed(paidNotice(no, '30.00')).replace('30.00', '30.01')],
    ['with one byte of the signature changed', (no) => signed(paidNotice(no, '30.00')).replace(/sign=./, 'sign=%00')],
    ['of another amount', (no) => signed(paidNotice(no, '0.01'))],
    ['of more than the amount', (no) => signed(paidNotice(no, '3000.00'))],
    ['of an amount in words', (no) => signed(paidNotice(no, '3e1'))],
    ['of a negative amount', (no) => signed(paidNotice(no, '-30.00'))],
    ['for another app', (no) => signed(paidNotice(no, '30.00', { app_id: '9021000000000002' }))],
    ['for another seller', (no) => signed(paidNotice(no, '30.00', { seller_id: '2088000000000002' }))],
    ['of an order that there is not', () => signed(paidNotice('20990101000000000000', '30.00'))],
    ['signed by an older way', (no) => signed(paidNotice(no, '30.00', { sign_type: 'RSA' }))],
    ['of nothing', () => ''],
    ['that is no form', () => '{"out_trade_no":1}'],
  ])('%s is refused, and nothing is credited', async (_what, notice) => {
    const no = await shop.order()
    const before = await shop.balance()
    expect(await shop.tell(notice(no))).toBe('failure')
    expect(await shop.stateOf(no)).toEqual({ state: 'created' })
    expect(await shop.balance()).toBe(before)
    await shop.t.as(shop.token).post('/api/order/cancel', { no })
  })

  it.each(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'SOMETHING_NEW'])('that says %s credits nothing', async (trade_status) => {
    const no = await shop.order()
    const before = await shop.balance()
    expect(await shop.tell(signed(paidNotice(no, '30.00', { trade_status })))).toBe('success')
    expect(await shop.balance()).toBe(before)
    await shop.t.as(shop.token).post('/api/order/cancel', { no })
  })
})

describe('an event of Stripe', () => {
  it.each<[string, (object: Record<string, unknown>) => object]>([
    ['of another amount', (object) => ({ ...object, amount_total: 1 })],
    ['in another currency', (object) => ({ ...object, currency: 'usd' })],
    ['of an order that there is not', (object) => ({ ...object, metadata: { order: '20990101000000000000' } })],
    ['without a payment', (object) => ({ ...object, payment_intent: null })],
  ])('%s is refused, though its signature is genuine', async (_what, changed) => {
    const stripeShop = await openShop()
    try {
      const { data } = await stripeShop.order({ type: 1 })
      const { db } = stripeShop.world()
      const { value } = await db
        .selectFrom('secret')
        .select('value')
        .where('name', '=', 'stripe')
        .executeTakeFirstOrThrow()
      const { webhookSecret } = JSON.parse(value)
      const object = {
        object: 'checkout.session',
        amount_total: 30_00,
        currency: 'cny',
        metadata: { order: data.order },
        payment_status: 'paid',
        status: 'complete',
        payment_intent: 'pi_1',
      }
      const event = (of: object) =>
        JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: of } })
      const tell = async (payload: string) => {
        const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
        return (await fetch(`${stripeShop.url}/api/pay/stripe/webhook`, { method: 'POST', headers, body: payload }))
          .status
      }
      expect(await tell(event(changed(object)))).toBe(400)
      expect(await stripeShop.row(data.order)).toMatchObject({ state: 'created' })
      expect(await tell(event(object))).toBe(200)
      expect(await stripeShop.row(data.order)).toMatchObject({ state: 'credited' })
    } finally {
      await stripeShop.close()
    }
  })
})
