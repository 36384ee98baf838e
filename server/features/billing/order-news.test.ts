/** The stream of one order: where that stands is told at once, and nothing of any other order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDER_MINUTES } from '#contracts/core/rules.ts'
import { listenAt } from './event-stream.test-support.ts'
import { paidNotice, signed, toldShop } from './notifier.test-support.ts'
import { openShop } from './shop.test-support.ts'

let shop: Awaited<ReturnType<typeof toldShop>>
beforeAll(async () => {
  shop = await toldShop()
})
afterAll(() => shop.t.close())

const pay = (no: string) => shop.tell(signed(paidNotice(no, '30.00')))
/** The first word of a stream, the number it begins with, is passed over. */
async function follow(order: string, lastEventId?: string) {
  const stream = await listenAt(shop, { order, ...(lastEventId !== undefined && { lastEventId }) })
  const began = await stream.next()
  return { ...stream, began: began?.id ?? '' }
}
const SUCCESS = { event: 'message', data: 'success' }

describe('the stream of one order', () => {
  it('hears nothing of another order that is paid at the same provider', async () => {
    const [one, other] = [await shop.order(), await shop.order()]
    const [ofOne, ofOther] = [await follow(one), await follow(other)]
    await pay(other)
    expect(await ofOther.next()).toMatchObject(SUCCESS)
    await pay(one)
    const told = await ofOne.next()
    const event = shop.db().selectFrom('payment_event').select('order_no').where('id', '=', Number(told?.id))
    expect(await event.executeTakeFirst()).toEqual({ order_no: one })
  })

  it('says at once that it was paid before anybody listened', async () => {
    const order = await shop.order()
    await pay(order)
    expect(await (await follow(order)).next()).toMatchObject(SUCCESS)
  })

  it('says it once, also over a connection that drops before or after it was said', async () => {
    const order = await shop.order()
    const first = await follow(order)
    first.stop()
    await pay(order)
    const second = await follow(order, first.began)
    const told = await second.next()
    expect(told).toMatchObject(SUCCESS)
    second.stop()
    const third = await follow(order, told?.id)
    expect(third.began).toBe(told?.id)
    await shop.tell(signed(paidNotice(order, '30.00', { trade_status: 'TRADE_CLOSED', refund_fee: '30.00' })))
    expect(await third.next()).toMatchObject({ event: 'ended', data: 'refunded' })
  })

  it('misses no payment that comes between its opening and its first words', async () => {
    const order = await shop.order()
    const [stream] = await Promise.all([listenAt(shop, { order }), pay(order)])
    const heard = [await stream.next(), await stream.next()].filter((told) => told?.data !== '')
    expect(heard).toMatchObject([SUCCESS])
  })

  it.each([
    ['is cancelled', (no: string) => shop.t.as(shop.token).post('/api/order/cancel', { no })],
    [
      'is closed by its provider',
      (no: string) => shop.tell(signed(paidNotice(no, '30.00', { trade_status: 'TRADE_CLOSED' }))),
    ],
  ])('says that it ended when it %s', async (_, end) => {
    const order = await shop.order()
    const before = await follow(order)
    await end(order)
    expect(await before.next()).toMatchObject({ event: 'ended', data: 'closed' })
    expect(await (await follow(order)).next()).toMatchObject({ event: 'ended', data: 'closed' })
  })

  it('says where the order stands, not how it came there: paid late is a success', async () => {
    const order = await shop.order()
    await shop.t.as(shop.token).post('/api/order/cancel', { no: order })
    await pay(order)
    expect(await (await follow(order)).next()).toMatchObject(SUCCESS)
  })

  it('ends are nothing to who waits for payments of any order', async () => {
    const all = await listenAt(shop)
    await all.next()
    await shop.t.as(shop.token).post('/api/order/cancel', { no: await shop.order() })
    await pay(await shop.order())
    expect(await all.next()).toMatchObject(SUCCESS)
  })

  it('is refused for the order of somebody else, of another provider, and for none, with the same answer', async () => {
    const theirs = await shop.order({}, await shop.stranger('13900000021'))
    const mine = await shop.order()
    for (const asked of [{ order: theirs }, { order: '1' }, { order: mine, type: 'stripe' }])
      expect(await listenAt(shop, asked)).toMatchObject({ code: 1409 })
  })
})

describe('an order that nobody paid in time', () => {
  it('is closed before the eyes of who waits for it', async () => {
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
