/** Dev calls that act as buyer, network and forger, against the real simulators. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAYMENT_TYPES, PROVIDERS } from '#contracts/api/payment-providers.ts'
import type { LocalNotice, LocalPayment } from '#server/features/billing/providers/local/local-provider.ts'
import { openShop, type Shop } from '#server/features/billing/shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const state = async (): Promise<{ payment: LocalPayment[]; notice: LocalNotice[] }> =>
  (await (await fetch(`${shop.url}/__dev/payments/state`)).json()).data
const dev = (call: string, body: object) => shop.post(`/__dev/payments/${call}`, body)

describe.each(PROVIDERS)('a payment by %s', (provider) => {
  const type = PAYMENT_TYPES[provider]
  /** Places an order, opens the payment page and returns the payment that dev tools list first. */
  async function openPayment(): Promise<LocalPayment> {
    const answer = await shop.order({ type, id: 11 })
    await shop.visit(answer)
    const payment = (await state()).payment.find((one) => one.provider === provider)
    expect(payment?.order).toBe(answer.data.order)
    if (!payment) throw new Error('no payment')
    return payment
  }
  const noticesOf = async (payment: LocalPayment) =>
    (await state()).notice.filter((notice) => notice.provider === provider && notice.payment === payment.id)

  it('is credited once, although its three held notices are released together', async () => {
    await dev('arrange', { provider, delay: 0, copies: 3, hold: true })
    const payment = await openPayment()
    await dev('act', { provider, id: payment.id, act: 'pay' })
    expect((await noticesOf(payment)).filter((notice) => notice.state === 'held').length).toBeGreaterThanOrEqual(3)
    expect((await shop.row(payment.order)).state).toBe('created')
    await dev('release', { provider, reversed: true })
    expect((await shop.row(payment.order)).state).toBe('credited')
    expect((await shop.payments()).filter(({ order_no }) => order_no === payment.order)).toHaveLength(1)
    await dev('arrange', { provider, delay: 0, copies: 1, hold: false })
  })
  it('is listed with amount and payment page, and a dev call pays it', async () => {
    const payment = await openPayment()
    expect(payment).toMatchObject({ state: 'open', amount: expect.stringMatching(/^¥\d+\.\d\d$/) })
    expect((await fetch(payment.page)).status).toBe(200)
    expect(await dev('act', { provider, id: payment.id, act: 'pay' })).toMatchObject({ code: 1 })
    await dev('pass', { ms: 0 })
    expect((await state()).payment.find((one) => one.id === payment.id)?.state).toBe('paid')
    expect((await shop.row(payment.order)).state).toBe('credited')
  })
  it('is declined and closed by dev calls', async () => {
    const payment = await openPayment()
    expect(await dev('act', { provider, id: payment.id, act: 'refuse' })).toMatchObject({ code: 1 })
    expect(await dev('act', { provider, id: payment.id, act: 'close' })).toMatchObject({ code: 1 })
    expect((await state()).payment.find((one) => one.id === payment.id)?.state).toBe('closed')
  })
  it('that does not exist is refused with the simulator’s message', async () => {
    const answer = await dev('act', { provider, id: 'nothing', act: 'pay' })
    expect(answer.code).toBe(1302)
    expect(answer.msg).toMatch(/^本地测试网关没有执行：.+/)
  })
})

it('a forged Alipay notice is sent and does not credit the order', async () => {
  const answer = await shop.order({ type: 0 })
  await shop.visit(answer)
  for (const forge of ['amount', 'signature'])
    expect(await dev('forge', { id: answer.data.order, forge })).toMatchObject({ code: 1 })
  const { notice } = await state()
  expect(notice.filter((one) => one.payment === answer.data.order && one.forged)).toHaveLength(2)
  expect((await shop.row(answer.data.order)).state).toBe('created')
})

it('a forged Stripe event for the next payment does not credit the order', async () => {
  await dev('arrange', { provider: 'stripe', delay: 0, copies: 1, hold: false, forge: 'signature' })
  const answer = await shop.order({ type: 1 })
  await shop.visit(answer)
  const payment = (await state()).payment.find(({ order }) => order === answer.data.order)
  await dev('act', { provider: 'stripe', id: payment?.id, act: 'pay' })
  expect((await shop.row(answer.data.order)).state).toBe('created')
  await dev('arrange', { provider: 'stripe', delay: 0, copies: 1, hold: false })
})
