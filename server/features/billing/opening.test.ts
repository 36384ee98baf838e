import { expect, it, onTestFinished, vi } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { testApp } from '#server/app/test-app.test-support.ts'
import { bank } from './bank.test-support.ts'
import type { OpenedPayment, PaymentProvider } from './payments.ts'

const PACK = { type: 1, id: 11 }

async function shopWith(open?: PaymentProvider['open']) {
  const stripe = bank('stripe')
  const t = await testApp({ payments: () => ({ stripe: { ...stripe, ...(open && { open }) } }) })
  onTestFinished(() => t.close())
  const { post } = t.as(await t.seller())
  const { db, settlement, clock } = t.app.worlds.main
  const orders = () => db.selectFrom('orders').select(['no', 'state', 'ref', 'open_at_provider']).execute()
  return { stripe, post, orders, settlement, clock }
}

/** A provider whose first call hangs until `fail()` and then throws; later calls answer at once. */
function slowThenFailingProvider() {
  let fail: () => void = () => undefined
  const openCalls = vi.fn()
  const open = async (): Promise<OpenedPayment> => {
    openCalls()
    if (openCalls.mock.calls.length > 1) return { url: 'https://pay.example/second', ref: 'second' }
    await new Promise<void>((resolve) => {
      fail = resolve
    })
    throw new Error('no answer in time')
  }
  return { openCalls, open, fail: () => fail() }
}

it('an order is not opened twice concurrently', async () => {
  const provider = slowThenFailingProvider()
  const shop = await shopWith(provider.open)
  const made = shop.post('/api/order/createOrder', PACK).then(({ body }) => body)
  await vi.waitFor(() => expect(provider.openCalls).toHaveBeenCalledTimes(1))
  const [waiting] = await shop.orders()
  const paying = shop.post('/api/order/pay', { no: waiting?.no }).then(({ body }) => body)
  // By the time these calls are answered, the pay request waits until the first opening ends.
  for (let at = 0; at < 3; at++) await shop.post('/api/order/index', {})
  provider.fail()
  expect(await made).toMatchObject({ code: failures.paymentFailed.code })
  // The failure has closed the order. A payment session opened now would never be checked for payment.
  expect(await paying).toMatchObject({ code: failures.orderNotPayable.code })
  expect(provider.openCalls).toHaveBeenCalledTimes(1)
  expect(await shop.orders()).toMatchObject([{ state: 'closed', ref: null, open_at_provider: 1 }])
})

it('an order whose payment failed to open is checked at the provider until it can no longer be paid', async () => {
  const shop = await shopWith(async () => {
    throw new Error('the answer is lost, the session is there')
  })
  await shop.post('/api/order/createOrder', PACK)
  await shop.settlement.settle()
  expect(await shop.orders()).toMatchObject([{ state: 'closed', open_at_provider: 1 }])
  shop.clock.advance(21 * 60_000)
  await shop.settlement.settle()
  expect(await shop.orders()).toMatchObject([{ state: 'closed', open_at_provider: 0 }])
})

it('ordering and cancelling is limited to 60 times in fifteen minutes', async () => {
  const shop = await shopWith()
  const order = () => shop.post('/api/order/createOrder', PACK)
  for (let at = 0; at < 60; at++) await shop.post('/api/order/cancel', { no: (await order()).body.data.order })
  expect((await order()).body).toMatchObject({ code: failures.tooManyAttempts.code })
  expect(await shop.orders()).toHaveLength(60)
  shop.clock.advance(15 * 60_000)
  expect((await order()).body).toMatchObject({ code: 1 })
})
