import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { textOfPdf } from '#server/platform/pdf/poppler.test-support.ts'
import { openShop, type Shop } from './shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('plans', () => {
  it.each([
    [0, undefined, 'cny'],
    [1, 1, 'usd'],
    [0, 2, 'cny'],
  ])('of language %i and type %s are priced in %s, cheapest first', async (lang, type, currency) => {
    const { data } = await shop.post('/api/plan/index', { lang, ...(type && { type }) }, '')
    const plans = data.plan as { discount: number; currency: string; type: { unit: string } }[] // checked by the app against the contract
    expect(plans.length).toBeGreaterThan(2)
    expect(plans.map(({ discount }) => discount)).toEqual(
      plans.map(({ discount }) => discount).toSorted((a, b) => a - b),
    )
    expect(new Set(plans.map((plan) => plan.currency))).toEqual(new Set([currency]))
    expect(plans.every(({ type: { unit } }) => (unit === 'count') === (type === 2))).toBe(true)
  })
})

describe('an order', () => {
  it('is credited at once if it costs nothing', async () => {
    const before = await shop.balance()
    const { data } = await shop.order({ coupon: 'freepack' })
    expect(data).toEqual({ order: expect.any(String), pay_status: true })
    expect(await shop.row(data.order)).toMatchObject({ state: 'credited', amount: 0, provider: 'none' })
    expect(await shop.balance()).toBe(before + 100)
  })

  it('is not found by another account', async () => {
    const { data } = await shop.order()
    const otherToken = await shop.otherSeller()
    for (const path of ['/api/order/pay', '/api/order/cancel'])
      expect(await shop.post(path, { no: data.order }, otherToken)).toMatchObject({ code: failures.orderNotFound.code })
    const { data: listed } = await shop.post('/api/order/index', {}, otherToken)
    expect(listed).toMatchObject({ row: [], total: 0 })
  })

  it.each([
    ['a number of zero', { number: 0 }],
    ['a negative number', { number: -1 }],
    ['a fractional number', { number: 1.5 }],
    ['more than the maximum', { number: 100 }],
    ['a huge number', { number: 1e308 }],
  ])('is refused for %s', async (_what, form) => {
    expect(await shop.order(form)).toMatchObject({ code: failures.badRequest.code })
  })

  it('costs the list price, whatever price the caller sends', async () => {
    const sent = { type: 0, id: 11, price: 0.01, amount: 1, discount: 0 }
    const { data } = await shop.post('/api/order/createOrder', sent)
    expect(await shop.row(data.order)).toMatchObject({ amount: 30_00 })
  })

  it('in dollars cannot be paid by Alipay', async () => {
    expect(await shop.order({ id: 111, type: 0 })).toMatchObject({ code: failures.paymentCurrency.code })
    expect(await shop.order({ id: 111, type: 1 })).toMatchObject({ code: 1 })
  })

  it.each([
    ['yuan', 11, 'cny', 26_01, '¥4.00'],
    ['dollars', 111, 'usd', 4_41, '$0.50'],
  ] as const)(
    'below the card minimum in %s has a price but is refused with that minimum',
    async (_, id, currency, value, least) => {
      const code = `LITTLE${currency.toUpperCase()}`
      const span = { starts_at: '2000-01-01T00:00:00.000Z', ends_at: '2100-01-01T00:00:00.000Z' }
      await shop
        .world()
        .db.insertInto('coupon')
        .values({ code, kind: 'fixed', value, currency, plan_id: null, uses: null, ...span })
        .execute()
      const form = { id, type: 1, coupon: code }
      const refused = await shop.order(form)
      expect(refused).toMatchObject({ code: failures.paymentMinimum.code })
      expect(refused.msg).toContain(least)
      const { data: checked } = await shop.post('/api/coupon/check', form)
      const { data: ways } = await (await fetch(`${shop.url}/api/order/providers`)).json()
      expect(ways.least).toContainEqual({ provider: 'stripe', currency, amount: Number(least.slice(1)) })
      expect(checked.price).toBeLessThan(Number(least.slice(1)))
      // The coupon stays available for another provider or a larger order.
      const other = currency === 'cny' ? { ...form, type: 0 } : { ...form, number: 2 }
      expect(await shop.post('/api/coupon/check', other)).toMatchObject({ code: 1 })
      expect(await shop.order(other)).toMatchObject({ code: 1, data: { pay_status: false } })
    },
  )

  it('below its coupon’s minimum is refused with amounts grouped as the reader chose', async () => {
    const coupon = { code: 'DEAR', kind: 'fixed', value: 1, currency: 'cny', minimum: 12_345_00 } as const
    const span = { starts_at: '2000-01-01T00:00:00.000Z', ends_at: '2100-01-01T00:00:00.000Z' }
    await shop
      .world()
      .db.insertInto('coupon')
      .values({ ...coupon, ...span, plan_id: null, uses: null })
      .execute()
    const form = { id: 11, type: 0, coupon: 'DEAR' }
    expect((await shop.post('/api/coupon/check', form)).msg).toContain('¥12,345.00')
    const answer = await fetch(`${shop.url}/api/coupon/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: shop.token, cookie: 'a=b; grouping=4' },
      body: JSON.stringify(form),
    })
    expect((await answer.json()).msg).toContain('¥1,2345.00')
  })

  it('releases its coupon when cancelled, not when paid', async () => {
    const first = await shop.order({ coupon: 'WELCOME20' })
    expect(await shop.order({ coupon: 'WELCOME20' })).toMatchObject({ code: failures.couponUsed.code })
    await shop.post('/api/order/cancel', { no: first.data.order })
    const second = await shop.order({ coupon: 'WELCOME20' })
    expect(await shop.row(second.data.order)).toMatchObject({ amount: 24_00 })
    await shop.pay(second)
    expect(await shop.order({ coupon: 'WELCOME20' })).toMatchObject({ code: failures.couponUsed.code })
  })

  it('is refunded if it is paid after its coupon was used again', async () => {
    const first = await shop.order({ id: 12, coupon: 'SAVE30' })
    const address = await shop.visit(first)
    expect(address).not.toBe('')
    // Moves the clock directly, because the dev call would close the order at the provider too.
    shop.world().clock.advance(16 * 60_000)
    await shop
      .world()
      .db.updateTable('orders')
      .set({ state: 'closed' })
      .where('no', '=', String(first.data.order))
      .execute()
    await shop.world().db.deleteFrom('coupon_use').where('order_no', '=', String(first.data.order)).execute()
    await shop.pay(await shop.order({ id: 12, coupon: 'SAVE30' }))
    const before = await shop.balance()
    await shop.control('alipay', '/pay', { out_trade_no: first.data.order })
    await shop.deliverNotifications()
    await shop.post('/__dev/settle', {})
    expect(await shop.balance()).toBe(before)
    expect(await shop.row(first.data.order)).toMatchObject({ state: 'refunded' })
    expect((await shop.payments()).at(-1)).toMatchObject({ order_no: first.data.order, outcome: 'refunded' })
    const { trades } = await shop.trades()
    expect(trades.find(({ out_trade_no }) => out_trade_no === first.data.order)).toMatchObject({
      refunded_amount: '105.00',
    })
  })
})

describe('a plan', () => {
  it('sets the account’s level and period, which the next purchase extends', async () => {
    await shop.pay(await shop.order({ id: 1 }))
    await shop.pay(await shop.order({ id: 1, number: 2 }))
    const { body } = await shop.t.as(shop.token).get('/api/account/info')
    expect(body.data.user).toMatchObject({ level: 1, level_text: '基础版' })
    const months = (Date.parse(body.data.user.end_time) - Date.parse(body.data.user.start_time)) / 86_400_000
    expect(Math.round(months)).toBeGreaterThanOrEqual(89)
  })
})

describe('a receipt', () => {
  it('is a PDF at an address only for its owner, with a date that names its time zone', async () => {
    const { data } = await shop.post('/api/order/index', { state: 'credited' })
    const [order] = data.row as { no: string; receipt: string }[] // checked by the app against the contract
    const answer = await fetch(shop.url + order?.receipt)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    // The reader may be in any time zone.
    expect(textOfPdf(Buffer.from(await answer.arrayBuffer()))).toMatch(/付款日期\d{4}-\d{2}-\d{2}\(北京时间\)/)
    expect((await fetch(shop.url + order?.receipt.replace(/u=\d+/, 'u=2'))).status).toBe(404)
  })
})
