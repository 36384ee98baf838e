import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROVIDERS } from '#contracts/api/payment-providers.ts'
import { providerActions } from './providers.test-support.ts'
import { openShop, type Shop } from './shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const at = providerActions(() => shop)

describe.each(PROVIDERS)('an order paid by %s', (providerName) => {
  const { type, refuse } = at[providerName]

  it('is created, paid at the provider and credited by its notification', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    expect(answer.data).toMatchObject({ pay_status: false })
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created', amount: 30_00, currency: 'cny' })
    await shop.pay(answer)
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited', provider: providerName })
    expect(await shop.balance()).toBe(before + 100)
    expect((await shop.ledger()).at(-1)).toMatchObject({
      kind: 'purchase',
      amount: 100_00,
      cause: `order:${answer.data.order}`,
    })
  })

  it('costs the plan price times the number', async () => {
    const answer = await shop.order({ type, id: 12, number: 3 })
    expect(await shop.row(answer.data.order)).toMatchObject({ amount: 405_00, price: 525_00 })
    const before = await shop.balance()
    await shop.pay(answer)
    expect(await shop.balance()).toBe(before + 1500)
  })

  it('is credited at expiry if its notification was lost', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    await shop.control(providerName, '/scenario', { hold: true })
    await shop.pay(answer)
    await shop.control(providerName, '/scenario', {})
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created' })
    await shop.post('/__dev/clock', { advance: 16 * 60_000 })
    await shop.post('/__dev/settle', {})
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
    await shop.control(providerName, '/release', {})
    expect(await shop.balance()).toBe(before + 100)
  })

  it('is credited if its notification arrives after it was cancelled here', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    await shop.control(providerName, '/scenario', { hold: true })
    await shop.pay(answer)
    const cancelled = await shop.post('/api/order/cancel', { no: answer.data.order })
    expect(cancelled.data).toMatchObject({ state: 'closed', close_reason: 'cancelled' })
    await shop.control(providerName, '/release', {})
    await shop.control(providerName, '/scenario', {})
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
    expect(await shop.balance()).toBe(before + 100)
  })

  it('is credited without a notification if it was paid and then cancelled here', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    await shop.control(providerName, '/scenario', { hold: true })
    await shop.pay(answer)
    await shop.control(providerName, '/scenario', {})
    await shop.post('/api/order/cancel', { no: answer.data.order })
    await shop.post('/__dev/settle', {})
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited', open_at_provider: 0 })
    expect(await shop.balance()).toBe(before + 100)
  })

  it('credits nothing if the payment is refused, and can be paid later', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    await shop.visit(answer)
    await refuse(answer)
    await shop.deliverNotifications()
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created' })
    expect(await shop.balance()).toBe(before)
    await shop.pay(await shop.post('/api/order/pay', { no: answer.data.order }))
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
  })
})

it('a payment form submitted after its order was cancelled is found and credited', async () => {
  const before = await shop.balance()
  const answer = await shop.order({ type: 0 })
  await shop.post('/api/order/cancel', { no: answer.data.order })
  await shop.post('/__dev/settle', {})
  await shop.control('alipay', '/scenario', { hold: true })
  await shop.pay(answer)
  await shop.control('alipay', '/scenario', {})
  await shop.post('/__dev/settle', {})
  expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited', open_at_provider: 0 })
  expect(await shop.balance()).toBe(before + 100)
})
