/** Everything due by time happens before the call that moved the clock returns. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { openShop, type Shop } from '#server/features/billing/shop.test-support.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const moveClock = (body: object) => shop.post('/__dev/clock', body)

it('closes an unpaid order at its expiry, and the provider no longer accepts payment', async () => {
  const answer = await shop.order()
  await shop.visit(answer)
  await moveClock({ advance: 16 * MINUTE_MS })
  expect(await shop.row(answer.data.order)).toMatchObject({ state: 'closed', close_reason: 'expired' })
  await expect(shop.pay(answer)).rejects.toThrow(/40\d/)
})

it('delivers a delayed notice of the simulator after its delay', async () => {
  const before = await shop.balance()
  const answer = await shop.order()
  await shop.control('alipay', '/scenario', { delay: 10 * MINUTE_MS })
  await shop.pay(answer)
  await shop.control('alipay', '/scenario', {})
  expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created' })
  await moveClock({ advance: 11 * MINUTE_MS })
  await shop.deliverNotifications()
  expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
  expect(await shop.balance()).toBe(before + 100)
})

it('ends a session after its lifetime, and its stream too', async () => {
  const token = (await shop.post('/__dev/login', { phone: STORY.account.phone })).data.token
  const stream = await fetch(`${shop.url}/api/report/progress`, { headers: { authorization: String(token) } })
  await moveClock({ advance: 31 * DAY_MS })
  expect(await stream.text()).toContain(': open')
  const info = await fetch(`${shop.url}/api/account/info`, { headers: { authorization: String(token) } })
  expect(info.status).toBe(401)
})

it('sets, freezes and releases the clock and returns its state', async () => {
  const set = await moveClock({ now: '2027-01-01T00:00:00.000Z', frozen: true })
  expect(set.data).toEqual({ now: '2027-01-01T00:00:00.000Z', frozen: true })
  expect((await moveClock({})).data).toEqual(set.data)
  expect((await moveClock({ advance: 1000 })).data.now).toBe('2027-01-01T00:00:01.000Z')
  expect((await moveClock({ frozen: false })).data.frozen).toBe(false)
  expect((await moveClock({ now: 'tomorrow' })).code).toBe(400)
  expect(Date.parse(String((await moveClock({ released: true })).data.now))).toBeLessThan(Date.parse('2027-01-01'))
  expect((await moveClock({ released: true, now: '2028-01-01T00:00:00.000Z', frozen: true })).data).toEqual({
    now: '2028-01-01T00:00:00.000Z',
    frozen: true,
  })
})
