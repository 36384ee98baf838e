import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDER_MINUTES } from '#contracts/core/rules.ts'
import { listenAt } from './event-stream.test-support.ts'
import { openNotifiedShop, paidNotification, signFields } from './notifier.test-support.ts'
import { openShop } from './shop.test-support.ts'

let shop: Awaited<ReturnType<typeof openNotifiedShop>>
beforeAll(async () => {
  shop = await openNotifiedShop()
})
afterAll(() => shop.t.close())

const pay = (no: string) => shop.notify(signFields(paidNotification(no, '30.00')))
/** Skips the first event, which carries only the start id. */
async function follow(order: string, lastEventId?: string) {
  const stream = await listenAt(shop, { order, ...(lastEventId !== undefined && { lastEventId }) })
  const began = await stream.next()
  return { ...stream, began: began?.id ?? '' }
}
const SUCCESS = { event: 'message', data: 'success' }

describe('the stream of one order', () => {
  it('omits another order paid at the same provider', async () => {
    const [one, other] = [await shop.order(), await shop.order()]
    const [ofOne, ofOther] = [await follow(one), await follow(other)]
    await pay(other)
    expect(await ofOther.next()).toMatchObject(SUCCESS)
    await pay(one)
    const received = await ofOne.next()
    const event = shop.db().selectFrom('payment_event').select('order_no').where('id', '=', Number(received?.id))
    expect(await event.executeTakeFirst()).toEqual({ order_no: one })
  })

  it('starts with the success of an order that is already paid', async () => {
    const order = await shop.order()
    await pay(order)
    expect(await (await follow(order)).next()).toMatchObject(SUCCESS)
  })

  it('sends the success once across reconnects', async () => {
    const order = await shop.order()
    const first = await follow(order)
    first.stop()
    await pay(order)
    const second = await follow(order, first.began)
    const received = await second.next()
    expect(received).toMatchObject(SUCCESS)
    second.stop()
    const third = await follow(order, received?.id)
    expect(third.began).toBe(received?.id)
    await shop.notify(
      signFields(paidNotification(order, '30.00', { trade_status: 'TRADE_CLOSED', refund_fee: '30.00' })),
    )
    expect(await third.next()).toMatchObject({ event: 'ended', data: 'refunded' })
  })

  it('includes a payment that arrives while it opens', async () => {
    const order = await shop.order()
    const [stream] = await Promise.all([listenAt(shop, { order }), pay(order)])
    const events = [await stream.next(), await stream.next()].filter((event) => event?.data !== '')
    expect(events).toMatchObject([SUCCESS])
  })

  it.each([
    ['is cancelled', (no: string) => shop.t.as(shop.token).post('/api/order/cancel', { no })],
    [
      'is closed by its provider',
      (no: string) => shop.notify(signFields(paidNotification(no, '30.00', { trade_status: 'TRADE_CLOSED' }))),
    ],
  ])('reports the end when the order %s', async (_, end) => {
    const order = await shop.order()
    const before = await follow(order)
    await end(order)
    expect(await before.next()).toMatchObject({ event: 'ended', data: 'closed' })
    expect(await (await follow(order)).next()).toMatchObject({ event: 'ended', data: 'closed' })
  })

  it('reports the current state: a late payment is a success', async () => {
    const order = await shop.order()
    await shop.t.as(shop.token).post('/api/order/cancel', { no: order })
    await pay(order)
    expect(await (await follow(order)).next()).toMatchObject(SUCCESS)
  })

  it('without an order number omits closed orders', async () => {
    const all = await listenAt(shop)
    await all.next()
    await shop.t.as(shop.token).post('/api/order/cancel', { no: await shop.order() })
    await pay(await shop.order())
    expect(await all.next()).toMatchObject(SUCCESS)
  })

  it('is refused with the same answer for a foreign order, another provider and an unknown order', async () => {
    const theirs = await shop.order({}, await shop.stranger('13900000021'))
    const mine = await shop.order()
    for (const stream of [{ order: theirs }, { order: '1' }, { order: mine, type: 'stripe' }])
      expect(await listenAt(shop, stream)).toMatchObject({ code: 1409 })
  })
})

describe('an order that is not paid in time', () => {
  it('reports its closing to the open stream', async () => {
    const bank = await openShop()
    try {
      const { data } = await bank.order()
      const stream = await listenAt(bank, { order: String(data.order) })
      await stream.next()
      bank.world().clock.advance(ORDER_MINUTES * 60_000)
      await bank.world().settlement.settle()
      expect(await stream.next()).toMatchObject({ event: 'ended', data: 'closed' })
    } finally {
      await bank.close()
    }
  })
})
