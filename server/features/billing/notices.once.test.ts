import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNotifiedShop, paidNotification, signFields } from './notifier.test-support.ts'

let shop: Awaited<ReturnType<typeof openNotifiedShop>>
beforeAll(async () => {
  shop = await openNotifiedShop()
})
afterAll(() => shop.t.close())

async function halfPrice(code: string, uses: number | null): Promise<void> {
  const coupon = { code, uses, kind: 'percent', value: 50, currency: null, minimum: 0, plan_id: null } as const
  const always = { starts_at: '2026-01-01T00:00:00.000Z', ends_at: '2099-01-01T00:00:00.000Z' }
  const values = { ...coupon, ...always }
  await shop.db().insertInto('coupon').values(values).execute()
}

async function outcome(no: string) {
  const payment = shop.db().selectFrom('payment').select('outcome').where('order_no', '=', no)
  return (await payment.executeTakeFirstOrThrow()).outcome
}

describe('an Alipay notification', () => {
  it('credits once when delivered a thousand times concurrently', async () => {
    const no = await shop.order()
    const before = await shop.balance()
    const notice = signFields(paidNotification(no, '30.00'))
    const answers = await Promise.all(Array.from({ length: 1000 }, () => shop.notify(notice)))
    expect(new Set(answers)).toEqual(new Set(['success']))
    expect(await shop.balance()).toBe(before + 100)
    expect(await shop.notify(notice)).toBe('success')
    expect(await shop.balance()).toBe(before + 100)
  })

  it('is refused if the payment belongs to another order', async () => {
    const [first, second] = [await shop.order(), await shop.order()]
    await shop.notify(signFields(paidNotification(first, '30.00')))
    const before = await shop.balance()
    expect(await shop.notify(signFields(paidNotification(second, '30.00', { trade_no: `t-${first}` })))).toBe('failure')
    expect(await shop.balance()).toBe(before)
    await shop.t.as(shop.token).post('/api/order/cancel', { no: second })
  })

  it('of a second payment for an order is accepted, and that payment is owed back', async () => {
    const no = await shop.order()
    await shop.notify(signFields(paidNotification(no, '30.00')))
    const before = await shop.balance()
    expect(await shop.notify(signFields(paidNotification(no, '30.00', { trade_no: 'another' })))).toBe('success')
    expect(await shop.balance()).toBe(before)
    const owed = await shop.db().selectFrom('payment').select('ref').where('outcome', '=', 'owed').execute()
    expect(owed).toEqual([{ ref: 'another' }])
  })
})

describe('a deleted coupon', () => {
  it('still counts once per account: a second, cancelled but paid order is owed back', async () => {
    await halfPrice('GONE', null)
    const first = await shop.order({ coupon: 'gone' })
    await shop.t.as(shop.token).post('/api/order/cancel', { no: first })
    const second = await shop.order({ coupon: 'gone' })
    await shop.notify(signFields(paidNotification(second, '15.00')))
    await shop.db().deleteFrom('coupon').where('code', '=', 'GONE').execute()
    expect(await shop.notify(signFields(paidNotification(first, '15.00')))).toBe('success')
    expect([await outcome(first), await outcome(second)]).toEqual(['owed', 'credited'])
  })
})

describe('a single-use coupon', () => {
  it('credits one of two cancelled orders that were paid anyway', async () => {
    await halfPrice('ONCE', 1)
    const other = await shop.stranger('13900000021')
    const mine = await shop.order({ coupon: 'once' })
    await shop.t.as(shop.token).post('/api/order/cancel', { no: mine })
    const theirs = await shop.order({ coupon: 'once' }, other)
    await shop.t.as(other).post('/api/order/cancel', { no: theirs })
    for (const no of [mine, theirs]) await shop.notify(signFields(paidNotification(no, '15.00')))
    expect([await outcome(mine), await outcome(theirs)]).toEqual(['credited', 'owed'])
    const { body } = await shop.t.as(other).post('/api/order/index', { state: 'paid' })
    expect(body.data.row).toMatchObject([{ no: theirs, state: 'paid', close_reason: null, receipt: '' }])
    expect(body.data.row[0].paid_at).toEqual(expect.any(String))
    // A second payment does not change a credited order.
    await shop.notify(signFields(paidNotification(mine, '15.00', { trade_no: `again-${mine}` })))
    expect(await shop.stateOf(mine)).toEqual({ state: 'credited' })
  })
})
