/** The stream that tells a browser of its payment: each once, in order, over whatever happens to the connection. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenAt } from './event-stream.test-support.ts'
import { paidNotice, signed, toldShop } from './notifier.test-support.ts'

let shop: Awaited<ReturnType<typeof toldShop>>
beforeAll(async () => {
  shop = await toldShop()
})
afterAll(() => shop.t.close())

const listen = (given: Parameters<typeof listenAt>[1] = {}) => listenAt(shop, given)

async function pay(as = shop.token): Promise<void> {
  const no = await shop.order({}, as)
  await shop.tell(signed(paidNotice(no, '30.00')))
}

describe('the stream of payments', () => {
  it('says `success` as plain text when the payment is credited', async () => {
    const stream = await listen()
    expect(await stream.next()).toMatchObject({ data: '' })
    await pay()
    expect(await stream.next()).toMatchObject({ data: 'success' })
  })

  it('brings what was missed while the connection was down, each once and in order', async () => {
    const first = await listen()
    const began = await first.next()
    first.stop()
    await pay()
    await pay()
    const second = await listen({ lastEventId: began?.id ?? '' })
    await second.next()
    const missed = [await second.next(), await second.next()]
    expect(missed.map((told) => told?.data)).toEqual(['success', 'success'])
    await pay()
    const live = await second.next()
    const ids = [...missed, live].map((told) => Number(told?.id))
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
    second.stop()
    const third = await listen({ lastEventId: live?.id ?? '' })
    expect(await third.next()).toMatchObject({ id: live?.id, data: '' })
    await pay()
    expect(Number((await third.next())?.id)).toBeGreaterThan(Number(live?.id))
  })

  it('begins with now: payments of before are not told again', async () => {
    await pay()
    const stream = await listen()
    const began = await stream.next()
    await pay()
    expect(Number((await stream.next())?.id)).toBe(Number(began?.id) + 1)
  })

  it('tells nobody of the payments of others, nor of another provider', async () => {
    const token = await shop.stranger('13900000011')
    const theirs = await listen({ token })
    const cards = await listen({ type: 'stripe' })
    await Promise.all([theirs.next(), cards.next()])
    await pay()
    await pay(token)
    const told = await theirs.next()
    const mine = await shop.db().selectFrom('payment_event').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(told).toMatchObject({ id: String(mine.id), data: 'success' })
    const heard = await Promise.race([
      cards.next(),
      shop.t
        .as(shop.token)
        .get('/api/account/info')
        .then(() => 'nothing'),
    ])
    expect(heard).toBe('nothing')
  })

  it.each(['', 'unknown'])('is refused to the token “%s”', async (token) => {
    expect((await listen({ token })).status).toBe(401)
  })

  it('ends with its session', async () => {
    const token = await shop.stranger('13900000012')
    const stream = await listen({ token })
    await stream.next()
    await shop.t.as(token).get('/api/account/logout')
    expect(await stream.next()).toBeUndefined()
  })

  it('never holds up a shutdown, and ends whole', async () => {
    const other = await toldShop()
    const answer = await fetch(`${other.url}/event?token=${other.token}&type=alipay`)
    const reader = answer.body?.getReader()
    await reader?.read()
    await other.t.close()
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
  })
})
