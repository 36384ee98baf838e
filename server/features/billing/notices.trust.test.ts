import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNotifiedShop, paidNotification, signFields } from './notifier.test-support.ts'
import { openShop } from './shop.test-support.ts'

let shop: Awaited<ReturnType<typeof openNotifiedShop>>
beforeAll(async () => {
  shop = await openNotifiedShop()
})
afterAll(() => shop.t.close())

describe('an Alipay notification', () => {
  it('that is genuine and fits its order is credited', async () => {
    const no = await shop.order()
    expect(await shop.notify(signFields(paidNotification(no, '30.00')))).toBe('success')
    expect(await shop.stateOf(no)).toEqual({ state: 'credited' })
  })

  it.each<[string, (no: string) => string]>([
    ['with a foreign signature', (no) => signFields(paidNotification(no, '30.00'), 'stranger')],
    ['without a signature', (no) => new URLSearchParams(paidNotification(no, '30.00')).toString()],
    [
      'with one byte of the amount changed',
      (no) => signFields(paidNotification(no, '30.00')).replace('30.00', '30.01'),
    ],
    [
      'with one byte of the signature changed',
      (no) => signFields(paidNotification(no, '30.00')).replace(/sign=./, 'sign=%00'),
    ],
    ['with another amount', (no) => signFields(paidNotification(no, '0.01'))],
    ['with a larger amount', (no) => signFields(paidNotification(no, '3000.00'))],
    ['with an amount in scientific notation', (no) => signFields(paidNotification(no, '3e1'))],
    ['with a negative amount', (no) => signFields(paidNotification(no, '-30.00'))],
    ['for another app', (no) => signFields(paidNotification(no, '30.00', { app_id: '9021000000000002' }))],
    ['for another seller', (no) => signFields(paidNotification(no, '30.00', { seller_id: '2088000000000002' }))],
    ['for an unknown order', () => signFields(paidNotification('20990101000000000000', '30.00'))],
    ['signed with an older algorithm', (no) => signFields(paidNotification(no, '30.00', { sign_type: 'RSA' }))],
    ['with an empty body', () => ''],
    ['that is not a form', () => '{"out_trade_no":1}'],
  ])('%s is refused without credit', async (_what, notice) => {
    const no = await shop.order()
    const before = await shop.balance()
    expect(await shop.notify(notice(no))).toBe('failure')
    expect(await shop.stateOf(no)).toEqual({ state: 'created' })
    expect(await shop.balance()).toBe(before)
    await shop.t.as(shop.token).post('/api/order/cancel', { no })
  })

  it.each(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'SOMETHING_NEW'])(
    'with status %s credits nothing',
    async (trade_status) => {
      const no = await shop.order()
      const before = await shop.balance()
      expect(await shop.notify(signFields(paidNotification(no, '30.00', { trade_status })))).toBe('success')
      expect(await shop.balance()).toBe(before)
      await shop.t.as(shop.token).post('/api/order/cancel', { no })
    },
  )
})

describe('a Stripe event', () => {
  it.each<[string, (object: Record<string, unknown>) => object]>([
    ['with another amount', (object) => ({ ...object, amount_total: 1 })],
    ['in another currency', (object) => ({ ...object, currency: 'usd' })],
    ['for an unknown order', (object) => ({ ...object, metadata: { order: '20990101000000000000' } })],
    ['without a payment', (object) => ({ ...object, payment_intent: null })],
  ])('%s is refused despite a genuine signature', async (_what, changed) => {
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
      const notify = async (payload: string) => {
        const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
        return (await fetch(`${stripeShop.url}/api/pay/stripe/webhook`, { method: 'POST', headers, body: payload }))
          .status
      }
      expect(await notify(event(changed(object)))).toBe(400)
      expect(await stripeShop.row(data.order)).toMatchObject({ state: 'created' })
      expect(await notify(event(object))).toBe(200)
      expect(await stripeShop.row(data.order)).toMatchObject({ state: 'credited' })
    } finally {
      await stripeShop.close()
    }
  })
})
