import { describe, expect, it } from 'vitest'
import { billing } from '#contracts/api/billing.ts'
import { CLOSE_REASONS, ORDER_STATES, PLAN_UNITS } from '#contracts/api/billing-rows.ts'
import { PROVIDERS } from '#contracts/api/payment-providers.ts'
import { CURRENCIES } from '#contracts/model/price.ts'
import { given } from './given.ts'
import { boolean, exactly, instant, integer, like, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'

const pact = pactOf('billing')
const { order: no } = STAND_INS
const NUMBER = '^[0-9]{20}$'

const plan = {
  id: integer(11),
  tag: text('算力包'),
  num: integer(100),
  price: number(35),
  discount: number(30),
  currency: oneOf(CURRENCIES, 'cny'),
  data: text('<p>约 10 份 ASIN 分析报告</p>'),
  power: number(100),
  level: integer(0),
  type: { unit: oneOf(PLAN_UNITS, 'count'), unit_text: text('算力') },
}
const waiting = {
  no: like(NUMBER, no),
  tag: text('算力包 100 算力'),
  number: integer(1),
  price: number(35),
  amount: number(30),
  provider: oneOf([...PROVIDERS, 'none'], 'alipay'),
  currency: oneOf(CURRENCIES, 'cny'),
  coupon: text(''),
  power: number(100),
  state: oneOf(ORDER_STATES, 'created'),
  close_reason: null,
  created_at: instant(),
  expires_at: instant('2026-11-15T08:15:00.000Z'),
  paid_at: null,
  credited_at: null,
  closed_at: null,
  refunded_at: null,
  receipt: text(''),
}
/** Created at nine on a frozen clock, so that all its dates are known. */
const ordered = [given.seller(), given.clock('2026-11-15T09:00:00.000Z'), given.order('created')]
const times = { created_at: exactly('2026-11-15T09:00:00.000Z'), expires_at: exactly('2026-11-15T09:15:00.000Z') }
const closed = { ...waiting, state: oneOf(ORDER_STATES, 'closed'), close_reason: oneOf(CLOSE_REASONS, 'cancelled') }
const form = like('^<form.+$', '<form action="https://openapi.alipay.com/gateway.do" method="post"></form>')
const cashier = like('^https?://.+$', 'https://checkout.stripe.com/c/pay/cs_test_1')
const opened = { order: like(NUMBER, no), pay_status: boolean(false) }

describe('billing calls', () => {
  it('list what is on sale by language and kind', async () => {
    const packs = { endpoint: billing.plans, by: 'packs', body: { lang: 0, type: 2 }, given: [given.seed] }
    expect((await pact.answers(packs, { plan: rowsOf(plan) })).plan[0]?.type.unit).toBe('count')
    const plans = { ...packs, by: 'plans', body: { lang: 1 } }
    expect((await pact.answers(plans, { plan: rowsOf(plan) })).plan).toHaveLength(1)
  })

  it('list the payment providers and their minimum amounts', async () => {
    const request = { endpoint: billing.providers, given: [given.seed] }
    const least = rowsOf({
      provider: oneOf(PROVIDERS, 'alipay'),
      currency: oneOf(CURRENCIES, 'cny'),
      amount: number(0.01),
    })
    const ways = await pact.answers(request, { providers: rowsOf(oneOf(PROVIDERS, 'alipay')), least })
    expect(ways).toEqual({ providers: ['alipay'], least: [{ provider: 'alipay', currency: 'cny', amount: 0.01 }] })
  })

  it('check a coupon or say why it is invalid', async () => {
    const request = { endpoint: billing.checkCoupon, given: [given.seller()] }
    const sums = { price: number(24), saved: number(6), currency: oneOf(CURRENCIES, 'cny') }
    const body = { type: 0, number: 1, id: 11, form_type: true, coupon: 'WELCOME20' }
    expect(await pact.answers({ ...request, body }, sums)).toEqual({ price: 24, saved: 6, currency: 'cny' })
    await pact.answers({ ...request, by: 'plan alone', body: { id: 11 } }, sums)
    const refuses = (change: object, named: Parameters<typeof pact.refuses>[1]) =>
      pact.refuses({ ...request, body: { ...body, ...change } }, named)
    await refuses({ id: 999 }, 'planNotFound')
    await refuses({ coupon: 'NO-SUCH' }, 'couponUnknown')
    await refuses({ coupon: 'SPRING26' }, 'couponExpired')
    await refuses({ coupon: 'SOLDOUT' }, 'couponUsedUp')
    await refuses({ coupon: 'PROMONTH' }, 'couponOtherPlan')
    await refuses({ coupon: 'SAVE30' }, 'couponMinimum')
    await refuses({ coupon: 'SAVE30', id: 112 }, 'couponCurrency')
    await pact.refuses({ ...request, body, given: [given.seller(), given.order('credited')] }, 'couponUsed')
  })

  it('create an order and open its payment', async () => {
    const request = { endpoint: billing.createOrder, given: [given.seller()] }
    const full = { type: 0, number: 1, id: 11, form_type: true, coupon: 'WELCOME20' }
    const byForm = await pact.answers({ ...request, by: 'Alipay', body: full }, { ...opened, info: form })
    expect(byForm).toMatchObject({ pay_status: false, info: expect.stringContaining('<form') })
    const byCard = await pact.answers(
      { ...request, by: 'card', body: { type: 1, id: 111 } },
      { ...opened, url: cashier },
    )
    expect(byCard).toMatchObject({ url: expect.stringContaining('https://') })
    const free = { ...request, by: 'a coupon for all of it', body: { type: 0, id: 11, coupon: 'FREEPACK' } }
    expect(await pact.answers(free, { order: like(NUMBER, no), pay_status: true })).toMatchObject({ pay_status: true })
    const empty = { ...request, by: 'nothing', body: { id: 11 } }
    const nothing = await pact.answers({ ...empty, given: [given.seller(), given.scenario('emptyPayment')] }, null)
    expect(nothing).toBeNull()
  })

  it('say why an order is refused', async () => {
    const request = { endpoint: billing.createOrder, body: { id: 11 }, given: [given.seller()] }
    const refuses = (change: object, named: Parameters<typeof pact.refuses>[1]) =>
      pact.refuses({ ...request, body: { ...request.body, ...change } }, named)
    await refuses({ id: 999 }, 'planNotFound')
    await refuses({ coupon: 'NO-SUCH' }, 'couponUnknown')
    await refuses({ coupon: 'SPRING26' }, 'couponExpired')
    await refuses({ coupon: 'SOLDOUT' }, 'couponUsedUp')
    await refuses({ coupon: 'PROMONTH' }, 'couponOtherPlan')
    await refuses({ coupon: 'SAVE30' }, 'couponMinimum')
    await refuses({ coupon: 'SAVE30', id: 112, type: 1 }, 'couponCurrency')
    const little = { ...request, body: { type: 1, id: 11, coupon: 'NINETY' } }
    await pact.refuses({ ...little, given: [given.seller(), given.coupon('NINETY', 90)] }, 'paymentMinimum')
    await refuses({ id: 111 }, 'paymentCurrency')
    const used = { ...request, body: { ...request.body, coupon: 'WELCOME20' } }
    await pact.refuses({ ...used, given: [given.seller(), given.order('credited')] }, 'couponUsed')
    await pact.refuses({ ...request, given: [given.seller(), given.without('alipay')] }, 'paymentUnavailable')
    await pact.refuses({ ...request, given: [given.seller(), given.down('alipay')] }, 'paymentFailed')
    await pact.refuses({ ...request, given: [given.seller(), given.openOrders(20)] }, 'tooManyOrders')
  })

  it('reopen the payment of an unpaid order', async () => {
    const request = { endpoint: billing.payOrder, body: { no }, given: [given.seller(), given.order('created')] }
    expect(await pact.answers({ ...request, by: 'Alipay' }, { ...opened, info: form })).toMatchObject({ order: no })
    const byCard = { ...request, by: 'card', given: [given.seller(), given.order('created', 'card')] }
    expect(await pact.answers(byCard, { ...opened, url: cashier })).toMatchObject({ pay_status: false })
    await pact.refuses({ ...request, given: [given.seller()] }, 'orderNotFound')
    await pact.refuses({ ...request, given: [given.seller(), given.order('closed')] }, 'orderNotPayable')
    await pact.refuses({ ...request, given: [...request.given, given.without('alipay')] }, 'paymentUnavailable')
    await pact.refuses({ ...request, given: [...request.given, given.down('alipay')] }, 'paymentFailed')
    await pact.refuses({ ...request, given: [...request.given, given.takes('other currencies')] }, 'paymentCurrency')
    await pact.refuses({ ...request, given: [...request.given, given.takes('larger sums')] }, 'paymentMinimum')
  })

  it('cancel an order', async () => {
    const request = { endpoint: billing.cancelOrder, body: { no }, given: [given.seller(), given.order('created')] }
    const later = { ...request, given: [...ordered, given.clock('2026-11-15T09:05:00.000Z')] }
    const then = { ...times, closed_at: exactly('2026-11-15T09:05:00.000Z') }
    expect(await pact.answers(later, { ...closed, ...then })).toMatchObject({ state: 'closed' })
    await pact.refuses({ ...request, given: [given.seller()] }, 'orderNotFound')
    await pact.refuses({ ...request, given: [given.seller(), given.order('credited')] }, 'orderNotPayable')
  })

  it('list open and finished orders', async () => {
    const page = (row: object) => ({ row: rowsOf(row), total: integer(1), page: integer(1), size: integer(20) })
    const request = { endpoint: billing.orders, given: ordered }
    const open = { ...request, by: 'state', body: { state: 'created', size: 20 } as const }
    expect((await pact.answers(open, page({ ...waiting, ...times }))).row[0]).toMatchObject({ no, state: 'created' })
    const refunded = { ...waiting, ...times, state: oneOf(ORDER_STATES, 'refunded') }
    const [paid, back] = ['2026-11-15T09:05:00.000Z', '2026-11-15T09:40:00.000Z']
    const over = { ...request, by: 'page', body: { page: 1 } }
    const one = {
      ...refunded,
      receipt: like('^/download/receipt/.+$', RECEIPT),
      paid_at: exactly(paid),
      credited_at: exactly(paid),
      refunded_at: exactly(back),
    }
    const events = [given.clock(paid), given.money('paid'), given.clock(back), given.money('given back')]
    expect((await pact.answers({ ...over, given: [...ordered, ...events] }, page(one))).row[0]?.state).toBe('refunded')
    // This order was never credited, so its `credited_at` differs from `paid_at`.
    const gone = { ...refunded, paid_at: exactly(paid), refunded_at: exactly(paid) }
    const late = { ...request, by: 'money that came and went', body: { page: 1 } }
    const refundedBeforeNotice = [...ordered, given.clock(paid), given.money('come and gone')]
    expect((await pact.answers({ ...late, given: refundedBeforeNotice }, page(gone))).row[0]?.credited_at).toBeNull()
    await pact.refuses({ ...request, body: {}, given: [given.stranger] }, 'notLoggedIn')
  })
})

const RECEIPT = `/download/receipt/${no}.pdf?u=1&e=1&s=x`
