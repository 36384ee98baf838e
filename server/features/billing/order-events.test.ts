import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenAt } from './event-stream.test-support.ts'
import { openNotifiedShop, paidNotification, signFields } from './notifier.test-support.ts'

let shop: Awaited<ReturnType<typeof openNotifiedShop>>
beforeAll(async () => {
  shop = await openNotifiedShop()
})
afterAll(() => shop.t.close())

const listen = (given: Parameters<typeof listenAt>[1] = {}) => listenAt(shop, given)

async function pay(as = shop.token): Promise<void> {
  const no = await shop.order({}, as)
  await shop.notify(signFields(paidNotification(no, '30.00')))
}

describe('the payment stream', () => {
  it('sends `success` as plain text when a payment is credited', async () => {
    const stream = await listen()
    expect(await stream.next()).toMatchObject({ data: '' })
    await pay()
    expect(await stream.next()).toMatchObject({ data: 'success' })
  })

  it('replays missed events once and in order after a reconnect', async () => {
    const first = await listen()
    const began = await first.next()
    first.stop()
    await pay()
    await pay()
    const second = await listen({ lastEventId: began?.id ?? '' })
    await second.next()
    const missed = [await second.next(), await second.next()]
    expect(missed.map((event) => event?.data)).toEqual(['success', 'success'])
    await pay()
    const live = await second.next()
    const ids = [...missed, live].map((event) => Number(event?.id))
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
    second.stop()
    const third = await listen({ lastEventId: live?.id ?? '' })
    expect(await third.next()).toMatchObject({ id: live?.id, data: '' })
    await pay()
    expect(Number((await third.next())?.id)).toBeGreaterThan(Number(live?.id))
  })

  it('starts now and omits earlier payments', async () => {
    await pay()
    const stream = await listen()
    const began = await stream.next()
    await pay()
    expect(Number((await stream.next())?.id)).toBe(Number(began?.id) + 1)
  })

  it('omits payments of other accounts and other providers', async () => {
    const token = await shop.stranger('13900000011')
    const theirs = await listen({ token })
    const cards = await listen({ type: 'stripe' })
    await Promise.all([theirs.next(), cards.next()])
    await pay()
    await pay(token)
    const received = await theirs.next()
    const mine = await shop.db().selectFrom('payment_event').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(received).toMatchObject({ id: String(mine.id), data: 'success' })
    const firstOf = await Promise.race([
      cards.next(),
      shop.t
        .as(shop.token)
        .get('/api/account/info')
        .then(() => 'nothing'),
    ])
    expect(firstOf).toBe('nothing')
  })

  it.each(['', 'unknown'])('is refused with the token “%s”', async (token) => {
    expect((await listen({ token })).status).toBe(401)
  })

  it('ends with its session', async () => {
    const token = await shop.stranger('13900000012')
    const stream = await listen({ token })
    await stream.next()
    await shop.t.as(token).get('/api/account/logout')
    expect(await stream.next()).toBeUndefined()
  })

  it('does not delay a shutdown and ends cleanly', async () => {
    const other = await openNotifiedShop()
    const answer = await fetch(`${other.url}/event?token=${other.token}&type=alipay`)
    const reader = answer.body?.getReader()
    await reader?.read()
    await other.t.close()
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
  })
})
