/** What goes back at the provider takes back here what it brought, once, and in whatever order it is told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { causeText } from '#contracts/model/ledger.ts'
import { paidNotice, signed, toldShop } from './notifier.test-support.ts'

let shop: Awaited<ReturnType<typeof toldShop>>
beforeAll(async () => {
  shop = await toldShop()
})
afterAll(() => shop.t.close())

/** What a notice says besides when all of 30.00 has gone back. */
const refund = { trade_status: 'TRADE_CLOSED', refund_fee: '30.00', gmt_refund: '2026-11-21 11:00:00.000' }

describe('a notice of Alipay', () => {
  it('of a refund that the provider made takes back what the order brought', async () => {
    const no = await shop.order()
    await shop.tell(signed(paidNotice(no, '30.00')))
    const before = await shop.balance()
    expect(await shop.tell(signed(paidNotice(no, '30.00', refund)))).toBe('success')
    expect(await shop.tell(signed(paidNotice(no, '30.00', refund)))).toBe('success')
    expect(await shop.stateOf(no)).toEqual({ state: 'refunded' })
    expect(await shop.balance()).toBe(before - 100)
  })
})

describe('a notice of a refund', () => {
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
    signed(paidNotice(no, '30.00', { ...refund, trade_status: 'TRADE_SUCCESS', refund_fee: sum }))
  const whole = (no: string) => signed(paidNotice(no, '30.00', refund))
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
    expect(await shop.stateOf(no)).toEqual({ state: 'credited' })
    await shop.tell(whole(no))
    expect(await refunds(no)).toEqual([-3, -33_33, -66_64])
    expect(await shop.stateOf(no)).toEqual({ state: 'refunded' })
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
    expect(await shop.stateOf(no)).toEqual({ state: 'credited' })
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
