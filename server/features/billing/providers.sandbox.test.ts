/**
 * Calls that need no buyer, for every provider: at the local simulators, and at the providers' sandboxes if the
 * environment has their keys (CONTRIBUTING.md).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billing, NOTIFICATION_CALLS } from '#contracts/api/billing.ts'
import { PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import { NotificationRefused, type PayableOrder, type ProviderCalls } from './payments.ts'
import { sandboxes } from './providers.test-support.ts'
import { openShop, type Shop } from './shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const places: [place: string, name: ProviderName, of: () => ProviderCalls | undefined][] = [
  ...PROVIDERS.map((name): (typeof places)[number] => [`the local ${name}`, name, () => shop.world().payments[name]]),
  ...(await sandboxes(process.env)).map(({ name, provider }): (typeof places)[number] => [
    `the sandbox of ${name}`,
    name,
    () => provider,
  ]),
]

describe.each(places)('%s', (_, name, of) => {
  const addresses = () => ({ back: `${shop.url}/alipay`, notify: shop.url + billing[NOTIFICATION_CALLS[name]].path })
  const provider = (): ProviderCalls => {
    const here = of()
    if (!here) throw new Error('not configured')
    return here
  }
  const payable = (): PayableOrder => ({
    no: `T${Date.now()}${Math.floor(Math.random() * 1e6)}`,
    amount: 30_00,
    currency: 'cny',
    ref: null,
    subject: '算力包',
    language: 'zh-CN',
    openFor: 900_000,
  })

  it('opens a payment, reports it unpaid and closes it idempotently', async () => {
    const order = payable()
    const { ref } = await provider().open(order, addresses())
    const opened = { ...order, ref }
    expect(await provider().stateOf(opened)).toEqual({ kind: 'unpaid' })
    await provider().close(opened)
    await provider().close(opened)
    // Alipay creates a trade only when a buyer opens it, so there is nothing to close.
    expect(await provider().stateOf(opened)).toEqual({ kind: ref === null ? 'unpaid' : 'closed' })
  })

  it('refuses to refund an unknown payment', async () => {
    const { no, amount, currency } = payable()
    await expect(provider().refund({ no, ref: 'pi_none', amount, currency }, `${no}R`)).rejects.toThrow()
  })

  it('refuses a notification it has not signed', async () => {
    await expect(provider().read(Buffer.from('{}'), { 'stripe-signature': 't=1,v1=0' })).rejects.toThrow(
      NotificationRefused,
    )
  })
})
