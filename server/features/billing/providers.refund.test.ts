import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import { PROVIDERS } from '#contracts/api/payment-providers.ts'
import { paymentFor } from './providers/in-tests.test-support.ts'
import { providerActions } from './providers.test-support.ts'
import { openShop, type Shop } from './shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const at = providerActions(() => shop)

describe.each(PROVIDERS)('an order paid by %s', (providerName) => {
  const { type, payWithSlowRefund, completeRefund, refundPart } = at[providerName]

  it('stays owed while its refund is pending, and the refund is requested once', async () => {
    const answer = await shop.order({ type })
    await whileAccountErased(() => payWithSlowRefund(answer))
    for (let turn = 0; turn < 3; turn++) await shop.post('/__dev/settle', {})
    expect(await paymentFor(shop, answer.data.order)).toMatchObject({ outcome: 'owed', refunded: 0 })
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'paid', refunded_at: null })
    await completeRefund(answer)
    await shop.post('/__dev/settle', {})
    await shop.deliverNotifications()
    expect(await paymentFor(shop, answer.data.order)).toMatchObject({ outcome: 'refunded', refunded: 30_00 })
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'refunded' })
  })

  it('is refunded in full even if a manual partial refund was not reported', async () => {
    const answer = await shop.order({ type })
    await whileRefundsFail(providerName, () => whileAccountErased(() => shop.pay(answer)))
    await shop.control(providerName, '/scenario', { hold: true })
    await refundPart(answer, 10_01)
    await shop.control(providerName, '/scenario', {})
    expect(await paymentFor(shop, answer.data.order)).toMatchObject({ outcome: 'owed', refunded: 0 })
    for (let turn = 0; turn < 2; turn++) await shop.post('/__dev/settle', {})
    expect(await paymentFor(shop, answer.data.order)).toMatchObject({ outcome: 'refunded', refunded: 30_00 })
  })

  it('loses power in parts with partial refunds, in total exactly what it credited', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    await shop.pay(answer)
    await refundPart(answer, 10_01)
    await shop.deliverNotifications()
    // 100.00 of power for 30.00: rounding leaves a third of a hundredth with the buyer.
    expect(await shop.balance()).toBe(before + 66.64)
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
    await refundPart(answer, 19_99)
    await shop.deliverNotifications()
    expect(await shop.balance()).toBe(before)
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'refunded' })
    expect(await paymentFor(shop, answer.data.order)).toMatchObject({
      outcome: 'refunded',
      amount: 30_00,
      refunded: 30_00,
    })
  })

  it('is refunded once per idempotency key', async () => {
    const answer = await shop.order({ type })
    await shop.pay(answer)
    const { ref, currency } = await paymentFor(shop, answer.data.order)
    const paid = { no: String(answer.data.order), ref, amount: 30_00, currency }
    const provider = shop.world().payments[providerName]
    for (let time = 0; time < 3; time++)
      expect(await provider?.refund(paid, `${paid.no}R`)).toEqual({ refunded: 30_00 })
    await shop.deliverNotifications()
    expect(await paymentFor(shop, answer.data.order)).toMatchObject({ outcome: 'refunded', refunded: 30_00 })
  })
})

/** Payments meanwhile cannot be credited, as the account is marked as erased. */
async function whileAccountErased(pays: () => Promise<unknown>) {
  const set = (erased_at: string | null) => shop.world().db.updateTable('account').set({ erased_at }).execute()
  await set(shop.world().clock.iso())
  await pays().finally(() => set(null))
}

async function whileRefundsFail(providerName: ProviderName, action: () => Promise<void>) {
  const { payments, settlement } = shop.world()
  const provider = payments[providerName]
  if (!provider) throw new Error('not configured')
  payments[providerName] = { ...provider, refund: () => Promise.reject(new Error('not now')) }
  try {
    await action()
    await settlement.settle()
  } finally {
    payments[providerName] = provider
  }
}
