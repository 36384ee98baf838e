/** What must never happen: credit without a verified payment that fits, or twice for one. */

import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { causeText } from '#contracts/model/ledger.ts'
import { paidNotice, signed, toldShop } from './notifier.test-support.ts'
import { openShop } from './shop.test-support.ts'

let shop: Awaited<ReturnType<typeof toldShop>>
beforeAll(async () => {
  shop = await toldShop()
})
afterAll(() => shop.t.close())

const stateOf = (no: string) =>
  shop.db().selectFrom('orders').select('state').where('no', '=', no).executeTakeFirstOrThrow()

describe('a notice of Alipay', () => {
  it('that is genuine and fits its order is taken', async () => {
    const no = await shop.order()
    expect(await shop.tell(signed(paidNotice(no, '30.00')))).toBe('success')
    expect(await stateOf(no)).toEqual({ state: 'credited' })
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
    expect(await stateOf(no)).toEqual({ state: 'created' })
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

  it('that comes a thousand times at once credits once', async () => {
    const no = await shop.order()
    const before = await shop.balance()
    const notice = signed(paidNotice(no, '30.00'))
    const answers = await Promise.all(Array.from({ length: 1000 }, () => shop.tell(notice)))
    expect(new Set(answers)).toEqual(new Set(['success']))
    expect(await shop.balance()).toBe(before + 100)
    expect(await shop.tell(notice)).toBe('success')
    expect(await shop.balance()).toBe(before + 100)
  })

  it('of a payment that another order has had already is refused', async () => {
    const [first, second] = [await shop.order(), await shop.order()]
    await shop.tell(signed(paidNotice(first, '30.00')))
    const before = await shop.balance()
    expect(await shop.tell(signed(paidNotice(second, '30.00', { trade_no: `t-${first}` })))).toBe('failure')
    expect(await shop.balance()).toBe(before)
    await shop.t.as(shop.token).post('/api/order/cancel', { no: second })
  })

  it('of a second payment for one order is taken, and the money is owed back', async () => {
    const no = await shop.order()
    await shop.tell(signed(paidNotice(no, '30.00')))
    const before = await shop.balance()
    expect(await shop.tell(signed(paidNotice(no, '30.00', { trade_no: 'another' })))).toBe('success')
    expect(await shop.balance()).toBe(before)
    const owed = await shop.db().selectFrom('payment').select('ref').where('outcome', '=', 'owed').execute()
    expect(owed).toEqual([{ ref: 'another' }])
  })

  it('of a refund that the provider made takes back what the order brought', async () => {
    const no = await shop.order()
    await shop.tell(signed(paidNotice(no, '30.00')))
    const before = await shop.balance()
    const refund = { trade_status: 'TRADE_CLOSED', refund_fee: '30.00', gmt_refund: '2026-11-21 11:00:00.000' }
    expect(await shop.tell(signed(paidNotice(no, '30.00', refund)))).toBe('success')
    expect(await shop.tell(signed(paidNotice(no, '30.00', refund)))).toBe('success')
    expect(await stateOf(no)).toEqual({ state: 'refunded' })
    expect(await shop.balance()).toBe(before - 100)
  })
})

describe('a notice of a refund', () => {
  const refund = { trade_status: 'TRADE_CLOSED', refund_fee: '30.00', gmt_refund: '2026-11-21 11:00:00.000' }

  it('that comes before that of its payment leaves nothing to credit', async () => {
    const no = await shop.order()
    const before = await shop.balance()
    expect(await shop.tell(signed(paidNotice(no, '30.00', refund)))).toBe('success')
    expect(await shop.tell(signed(paidNotice(no, '30.00')))).toBe('success')
    expect(await shop.balance()).toBe(before)
    await shop.t.as(shop.token).post('/api/order/cancel', { no })
  })

  it('of a payment that is owed settles it', async () => {
    const no = await shop.order()
    await shop.tell(signed(paidNotice(no, '30.00')))
    await shop.tell(signed(paidNotice(no, '30.00', { trade_no: `again-${no}` })))
    await shop.tell(signed(paidNotice(no, '30.00', { ...refund, trade_no: `again-${no}` })))
    const payments = shop.db().selectFrom('payment').select(['ref', 'outcome']).where('order_no', '=', no)
    expect(await payments.orderBy('id').execute()).toEqual([
      { ref: `t-${no}`, outcome: 'credited' },
      { ref: `again-${no}`, outcome: 'refunded' },
    ])
  })
})

describe('a part of the money that goes back', () => {
  const part = (no: string, sum: string) =>
    signed(paidNotice(no, '30.00', { refund_fee: sum, gmt_refund: '2026-11-21 11:00:00.000' }))
  const whole = (no: string) => signed(paidNotice(no, '30.00', { ...refund, refund_fee: '30.00' }))
  const refund = { trade_status: 'TRADE_CLOSED' }
  const refunds = async (no: string) =>
    (await shop.db().selectFrom('ledger').selectAll().where('cause', 'like', `orderRefund:${no}:%`).execute()).map(
      ({ amount }) => amount,
    )

  it('takes back power in proportion, and the parts of a whole take all of it', async () => {
    const no = await shop.order()
    const before = await shop.balance()
    await shop.tell(signed(paidNotice(no, '30.00')))
    for (const notice of [part(no, '0.01'), part(no, '10.01'), part(no, '10.01')]) await shop.tell(notice)
    expect(await refunds(no)).toEqual([-3, -33_33])
    expect(await stateOf(no)).toEqual({ state: 'credited' })
    await shop.tell(whole(no))
    expect(await refunds(no)).toEqual([-3, -33_33, -66_64])
    expect(await stateOf(no)).toEqual({ state: 'refunded' })
    expect(await shop.balance()).toBe(before)
  })

  it('changes nothing when it is told after more has gone back', async () => {
    const no = await shop.order()
    const before = await shop.balance()
    await shop.tell(signed(paidNotice(no, '30.00')))
    for (const notice of [whole(no), part(no, '10.01'), whole(no)]) expect(await shop.tell(notice)).toBe('success')
    expect(await refunds(no)).toEqual([-100_00])
    expect(await shop.balance()).toBe(before)
  })

  it('tells of the payment too when it is told first', async () => {
    const no = await shop.order()
    const before = await shop.balance()
    await shop.tell(part(no, '15.00'))
    await shop.tell(signed(paidNotice(no, '30.00')))
    expect(await stateOf(no)).toEqual({ state: 'credited' })
    expect(await shop.balance()).toBe(before + 50)
  })

  it('is no longer money that the account has spent', async () => {
    const spent = async () => (await shop.t.as(shop.token).get('/api/account/info')).body.data.user.money
    const before = await spent()
    const no = await shop.order()
    await shop.tell(signed(paidNotice(no, '30.00')))
    await shop.tell(part(no, '10.01'))
    expect(await spent()).toBeCloseTo(before + 19.99, 5)
  })

  it('leaves a plan its time until all of the money is back', async () => {
    const no = await shop.order({ id: 1 })
    const levels = () => shop.db().selectFrom('membership').select('id').where('order_no', '=', no).execute()
    const back = (sum: string) => shop.tell(signed(paidNotice(no, '69.00', { refund_fee: sum })))
    await shop.tell(signed(paidNotice(no, '69.00')))
    await back('34.50')
    expect([(await levels()).length, await refunds(no)]).toEqual([1, [-150_00]])
    await back('69.00')
    expect([(await levels()).length, await refunds(no)]).toEqual([0, [-150_00, -150_00]])
  })

  it('that is more than was paid is refused', async () => {
    const no = await shop.order()
    await shop.tell(signed(paidNotice(no, '30.00')))
    expect(await shop.tell(part(no, '30.01'))).toBe('failure')
    expect(await refunds(no)).toEqual([])
  })

  it('is named in the ledger as what it is', async () => {
    const no = await shop.order()
    await shop.tell(signed(paidNotice(no, '30.00')))
    await shop.tell(part(no, '15.00'))
    const { body } = await shop.t.as(shop.token).get('/api/ledger/index')
    expect(body.data.row[0]).toMatchObject({
      kind: 'adjustment',
      amount: -50,
      cause: { type: 'orderRefund', order: no },
    })
    expect(causeText(body.data.row[0].cause, 'zh-CN')).toBe('订单退款，扣回算力')
    expect(causeText(body.data.row[0].cause, 'en-US')).toBe('Power of a refunded order')
  })
})

describe('money for an account that is gone', () => {
  it.each([
    ['erased', '13900000031', { erased_at: '2026-11-15T08:00:00.000Z' }],
    ['closed for longer than it could be opened again', '13900000032', { closed_at: '2020-01-01T00:00:00.000Z' }],
  ])('%s waits as paid and is owed back, and its coupon is free', async (_, phone, gone) => {
    const token = await shop.stranger(phone)
    const no = await shop.order({ coupon: 'WELCOME20' }, token)
    const { account_id } = await shop
      .db()
      .selectFrom('orders')
      .selectAll()
      .where('no', '=', no)
      .executeTakeFirstOrThrow()
    await shop.db().updateTable('account').set(gone).where('id', '=', account_id).execute()
    expect(await shop.tell(signed(paidNotice(no, '24.00')))).toBe('success')
    const order = await shop.db().selectFrom('orders').selectAll().where('no', '=', no).executeTakeFirstOrThrow()
    expect(order).toMatchObject({ state: 'paid', credited_at: null, paid_at: expect.any(String) })
    const of = shop.db().selectFrom('payment').select('outcome').where('order_no', '=', no)
    expect(await of.execute()).toEqual([{ outcome: 'owed' }])
    expect(await shop.db().selectFrom('coupon_use').selectAll().where('order_no', '=', no).execute()).toEqual([])
    const sum = await shop.db().selectFrom('ledger').select('id').where('account_id', '=', account_id).execute()
    expect(sum).toEqual([])
  })

  it('closed a moment ago is credited: it may be opened again', async () => {
    const token = await shop.stranger('13900000033')
    const no = await shop.order({}, token)
    const { account_id } = await shop
      .db()
      .selectFrom('orders')
      .selectAll()
      .where('no', '=', no)
      .executeTakeFirstOrThrow()
    const closed_at = shop.t.app.worlds.main.clock.iso()
    await shop.db().updateTable('account').set({ closed_at }).where('id', '=', account_id).execute()
    await shop.tell(signed(paidNotice(no, '30.00')))
    expect(await stateOf(no)).toEqual({ state: 'credited' })
  })
})

describe('a coupon that is there no more', () => {
  it('is still used once for an account: who paid a cancelled order too is owed that money', async () => {
    const db = shop.db()
    const coupon = { kind: 'percent', value: 50, currency: null, minimum: 0, plan_id: null, uses: null } as const
    const always = { starts_at: '2026-01-01T00:00:00.000Z', ends_at: '2099-01-01T00:00:00.000Z' }
    await db
      .insertInto('coupon')
      .values({ ...coupon, ...always, code: 'GONE' })
      .execute()
    const first = await shop.order({ coupon: 'gone' })
    await shop.t.as(shop.token).post('/api/order/cancel', { no: first })
    const second = await shop.order({ coupon: 'gone' })
    await shop.tell(signed(paidNotice(second, '15.00')))
    await db.deleteFrom('coupon').where('code', '=', 'GONE').execute()
    expect(await shop.tell(signed(paidNotice(first, '15.00')))).toBe('success')
    const outcome = async (no: string) =>
      (await db.selectFrom('payment').select('outcome').where('order_no', '=', no).executeTakeFirstOrThrow()).outcome
    expect([await outcome(first), await outcome(second)]).toEqual(['owed', 'credited'])
  })
})

describe('a coupon that may be used once', () => {
  it('credits one of those who ordered with it, gave it back, and paid all the same', async () => {
    const db = shop.db()
    const once = { kind: 'percent', value: 50, currency: null, minimum: 0, plan_id: null, uses: 1 } as const
    const always = { starts_at: '2026-01-01T00:00:00.000Z', ends_at: '2099-01-01T00:00:00.000Z' }
    await db
      .insertInto('coupon')
      .values({ ...once, ...always, code: 'ONCE' })
      .execute()
    const { id } = await db
      .insertInto('account')
      .values({
        ...{ phone: '13900000021', password_hash: '-', nickname: 'other', created_at: '2026-11-15T08:00:00.000Z' },
        ...{ start_time: null, end_time: null, birthday: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const other = await shop.t.app.worlds.main.sessions.open(id)
    const mine = await shop.order({ coupon: 'once' })
    await shop.t.as(shop.token).post('/api/order/cancel', { no: mine })
    const theirs = await shop.order({ coupon: 'once' }, other)
    await shop.t.as(other).post('/api/order/cancel', { no: theirs })
    for (const no of [mine, theirs]) await shop.tell(signed(paidNotice(no, '15.00')))
    const outcome = async (no: string) =>
      (await db.selectFrom('payment').select('outcome').where('order_no', '=', no).executeTakeFirstOrThrow()).outcome
    expect([await outcome(mine), await outcome(theirs)]).toEqual(['credited', 'owed'])
    const { body } = await shop.t.as(other).post('/api/order/index', { state: 'paid' })
    expect(body.data.row).toMatchObject([{ no: theirs, state: 'paid', close_reason: null, receipt: '' }])
    expect(body.data.row[0].paid_at).toEqual(expect.any(String))
    // A second payment changes nothing about an order that stands.
    await shop.tell(signed(paidNotice(mine, '15.00', { trade_no: `again-${mine}` })))
    expect(await stateOf(mine)).toEqual({ state: 'credited' })
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
        ...{ object: 'checkout.session', amount_total: 30_00, currency: 'cny', metadata: { order: data.order } },
        ...{ payment_status: 'paid', status: 'complete', payment_intent: 'pi_1' },
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
