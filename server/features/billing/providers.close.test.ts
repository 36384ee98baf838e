import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROVIDERS } from '#contracts/api/payment-providers.ts'
import { payableOf } from './orders.rules.ts'
import type { OrderAnswer } from './providers/in-tests.test-support.ts'
import { providerActions } from './providers.test-support.ts'
import { openShop, type Shop } from './shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const at = providerActions(() => shop)

describe.each(PROVIDERS)('an order paid by %s', (providerName) => {
  const { type, close, refusesClosed } = at[providerName]
  const tryPay = (answer: OrderAnswer) =>
    shop.pay(answer).then(
      () => 'paid',
      (error: Error & { params?: { reason?: string } }) => error.params?.reason ?? error.message,
    )

  it('is closed at the provider too when it expires', async () => {
    const answer = await shop.order({ type })
    await shop.visit(answer)
    await shop.post('/__dev/clock', { advance: 16 * 60_000 })
    await shop.post('/__dev/settle', {})
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'closed', close_reason: 'expired' })
    expect(await tryPay(answer)).toMatch(refusesClosed)
  })

  it('is closed at the provider too when it is cancelled', async () => {
    const answer = await shop.order({ type })
    await shop.visit(answer)
    await shop.post('/api/order/cancel', { no: answer.data.order })
    await shop.post('/__dev/settle', {})
    expect(await tryPay(answer)).toMatch(refusesClosed)
    await shop.post('/__dev/settle', {})
    const cancelled = { state: 'closed', close_reason: 'cancelled', open_at_provider: 0 }
    expect(await shop.row(answer.data.order)).toMatchObject(cancelled)
  })

  it('cannot be closed once paid', async () => {
    const answer = await shop.order({ type })
    await shop.pay(answer)
    const order = payableOf(await shop.row(answer.data.order), shop.world().clock.now(), () => '')
    await expect(shop.world().payments[providerName]?.close(order)).rejects.toThrow()
  })

  it('is closed here when the provider closes it', async () => {
    const answer = await shop.order({ type })
    await shop.visit(answer)
    await close(answer)
    await shop.deliverNotifications()
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'closed', close_reason: 'provider' })
  })
})
