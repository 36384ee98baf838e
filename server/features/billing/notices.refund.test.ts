import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { causeText } from '#contracts/model/ledger.ts'
import { openNotifiedShop, paidNotification, signFields } from './notifier.test-support.ts'

let shop: Awaited<ReturnType<typeof openNotifiedShop>>
beforeAll(async () => {
  shop = await openNotifiedShop()
})
afterAll(() => shop.t.close())

/** Additional fields of a full refund of 30.00. */
const refund = { trade_status: 'TRADE_CLOSED', refund_fee: '30.00', gmt_refund: '2026-11-21 11:00:00.000' }

describe('an Alipay notification', () => {
  it('of a refund revokes the credit of the order', async () => {
    const no = await shop.order()
    await shop.notify(signFields(paidNotification(no, '30.00')))
    const before = await shop.balance()
    expect(await shop.notify(signFields(paidNotification(no, '30.00', refund)))).toBe('success')
    expect(await shop.notify(signFields(paidNotification(no, '30.00', refund)))).toBe('success')
    expect(await shop.stateOf(no)).toEqual({ state: 'refunded' })
    expect(await shop.balance()).toBe(before - 100)
  })
})

describe('a refund notification', () => {
  it('that arrives before the payment notification prevents the credit', async () => {
    const no = await shop.order()
    const before = await shop.balance()
    expect(await shop.notify(signFields(paidNotification(no, '30.00', refund)))).toBe('success')
    expect(await shop.notify(signFields(paidNotification(no, '30.00')))).toBe('success')
    expect(await shop.balance()).toBe(before)
    await shop.t.as(shop.token).post('/api/order/cancel', { no })
  })

  it('settles an owed payment', async () => {
    const no = await shop.order()
    await shop.notify(signFields(paidNotification(no, '30.00')))
    await shop.notify(signFields(paidNotification(no, '30.00', { trade_no: `again-${no}` })))
    await shop.notify(signFields(paidNotification(no, '30.00', { ...refund, trade_no: `again-${no}` })))
    const payments = shop.db().selectFrom('payment').select(['ref', 'outcome']).where('order_no', '=', no)
    expect(await payments.orderBy('id').execute()).toEqual([
      { ref: `t-${no}`, outcome: 'credited' },
      { ref: `again-${no}`, outcome: 'refunded' },
    ])
  })
})

describe('a partial refund', () => {
  const part = (no: string, sum: string) =>
    signFields(paidNotification(no, '30.00', { ...refund, trade_status: 'TRADE_SUCCESS', refund_fee: sum }))
  const whole = (no: string) => signFields(paidNotification(no, '30.00', refund))
  const refunds = async (no: string) =>
    (await shop.db().selectFrom('ledger').selectAll().where('cause', 'like', `orderRefund:${no}:%`).execute()).map(
      ({ amount }) => amount,
    )

  it('revokes power in proportion, and all of it once the parts are complete', async () => {
    const no = await shop.order()
    const before = await shop.balance()
    await shop.notify(signFields(paidNotification(no, '30.00')))
    for (const notice of [part(no, '0.01'), part(no, '10.01'), part(no, '10.01')]) await shop.notify(notice)
    expect(await refunds(no)).toEqual([-3, -33_33])
    expect(await shop.stateOf(no)).toEqual({ state: 'credited' })
    await shop.notify(whole(no))
    expect(await refunds(no)).toEqual([-3, -33_33, -66_64])
    expect(await shop.stateOf(no)).toEqual({ state: 'refunded' })
    expect(await shop.balance()).toBe(before)
  })

  it('changes nothing if a larger sum was reported before', async () => {
    const no = await shop.order()
    const before = await shop.balance()
    await shop.notify(signFields(paidNotification(no, '30.00')))
    for (const notice of [whole(no), part(no, '10.01'), whole(no)]) expect(await shop.notify(notice)).toBe('success')
    expect(await refunds(no)).toEqual([-100_00])
    expect(await shop.balance()).toBe(before)
  })

  it('books the payment too if it arrives first', async () => {
    const no = await shop.order()
    const before = await shop.balance()
    await shop.notify(part(no, '15.00'))
    await shop.notify(signFields(paidNotification(no, '30.00')))
    expect(await shop.stateOf(no)).toEqual({ state: 'credited' })
    expect(await shop.balance()).toBe(before + 50)
  })

  it('reduces what the account has spent', async () => {
    const spent = async () => (await shop.t.as(shop.token).get('/api/account/info')).body.data.user.money
    const before = await spent()
    const no = await shop.order()
    await shop.notify(signFields(paidNotification(no, '30.00')))
    await shop.notify(part(no, '10.01'))
    expect(await spent()).toBeCloseTo(before + 19.99, 5)
  })

  it('keeps the period of a plan until the refund is complete', async () => {
    const no = await shop.order({ id: 1 })
    const levels = () => shop.db().selectFrom('membership').select('id').where('order_no', '=', no).execute()
    const back = (sum: string) => shop.notify(signFields(paidNotification(no, '69.00', { refund_fee: sum })))
    await shop.notify(signFields(paidNotification(no, '69.00')))
    await back('34.50')
    expect([(await levels()).length, await refunds(no)]).toEqual([1, [-150_00]])
    await back('69.00')
    expect([(await levels()).length, await refunds(no)]).toEqual([0, [-150_00, -150_00]])
  })

  it('above the payment is refused', async () => {
    const no = await shop.order()
    await shop.notify(signFields(paidNotification(no, '30.00')))
    expect(await shop.notify(part(no, '30.01'))).toBe('failure')
    expect(await refunds(no)).toEqual([])
  })

  it('is named as a refund in the ledger', async () => {
    const no = await shop.order()
    await shop.notify(signFields(paidNotification(no, '30.00')))
    await shop.notify(part(no, '15.00'))
    const { body } = await shop.t.as(shop.token).get('/api/ledger/index')
    expect(body.data.row[0]).toMatchObject({
      kind: 'adjustment',
      amount: -50,
      cause: { type: 'orderRefund', order: no },
    })
    expect(causeText(body.data.row[0].cause, 'zh-CN')).toBe('订单退款，扣回算力')
    expect(causeText(body.data.row[0].cause, 'en-US')).toBe('Credits deducted for a refunded order')
  })
})
