/** What must never happen: credit twice for one payment, or for one coupon. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paidNotice, signed, toldShop } from './notifier.test-support.ts'

let shop: Awaited<ReturnType<typeof toldShop>>
beforeAll(async () => {
  shop = await toldShop()
})
afterAll(() => shop.t.close())

/** A coupon of half the price. */
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

describe('a notice of Alipay', () => {
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
})

describe('a coupon that is there no more', () => {
  it('is still used once for an account: who paid a cancelled order too is owed that money', async () => {
    await halfPrice('GONE', null)
    const first = await shop.order({ coupon: 'gone' })
    await shop.t.as(shop.token).post('/api/order/cancel', { no: first })
    const second = await shop.order({ coupon: 'gone' })
    await shop.tell(signed(paidNotice(second, '15.00')))
    await shop.db().deleteFrom('coupon').where('code', '=', 'GONE').execute()
    expect(await shop.tell(signed(paidNotice(first, '15.00')))).toBe('success')
    expect([await outcome(first), await outcome(second)]).toEqual(['owed', 'credited'])
  })
})

describe('a coupon that may be used once', () => {
  it('credits one of those who ordered with it, gave it back, and paid all the same', async () => {
    await halfPrice('ONCE', 1)
    const other = await shop.stranger('13900000021')
    const mine = await shop.order({ coupon: 'once' })
    await shop.t.as(shop.token).post('/api/order/cancel', { no: mine })
    const theirs = await shop.order({ coupon: 'once' }, other)
    await shop.t.as(other).post('/api/order/cancel', { no: theirs })
    for (const no of [mine, theirs]) await shop.tell(signed(paidNotice(no, '15.00')))
    expect([await outcome(mine), await outcome(theirs)]).toEqual(['credited', 'owed'])
    const { body } = await shop.t.as(other).post('/api/order/index', { state: 'paid' })
    expect(body.data.row).toMatchObject([{ no: theirs, state: 'paid', close_reason: null, receipt: '' }])
    expect(body.data.row[0].paid_at).toEqual(expect.any(String))
    // A second payment changes nothing about an order that stands.
    await shop.tell(signed(paidNotice(mine, '15.00', { trade_no: `again-${mine}` })))
    expect(await shop.stateOf(mine)).toEqual({ state: 'credited' })
  })
})
