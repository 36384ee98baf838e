/** Whatever waits for time follows the clock of its world, before the call that moved it is answered. */
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

const clock = (body: object) => shop.post('/__dev/clock', body)

it('an order nobody pays is closed when its time is over, and can be paid nowhere', async () => {
  const answer = await shop.order()
  await shop.visit(answer)
  await clock({ advance: 16 * MINUTE_MS })
  expect(await shop.row(answer.data.order)).toMatchObject({ state: 'closed', close_reason: 'expired' })
  await expect(shop.pay(answer)).rejects.toThrow(/40\d/)
})

it('a notice that the counterpart sends later comes when that time has passed', async () => {
  const before = await shop.balance()
  const answer = await shop.order()
  await shop.control('alipay', '/scenario', { delay: 10 * MINUTE_MS })
  await shop.pay(answer)
  await shop.control('alipay', '/scenario', {})
  expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created' })
  await clock({ advance: 11 * MINUTE_MS })
  await shop.told()
  expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
  expect(await shop.balance()).toBe(before + 100)
})

it('a session is over after its days, and so is a stream that it opened', async () => {
  const token = (await shop.post('/__dev/login', { phone: STORY.account.phone })).data.token
  const stream = await fetch(`${shop.url}/api/report/progress`, { headers: { authorization: String(token) } })
  await clock({ advance: 31 * DAY_MS })
  // It ends, or this waits until the test is out of time.
  expect(await stream.text()).toContain(': open')
  const info = await fetch(`${shop.url}/api/account/info`, { headers: { authorization: String(token) } })
  expect(info.status).toBe(401)
})

it('set, frozen and released, it says so', async () => {
  const set = await clock({ now: '2027-01-01T00:00:00.000Z', frozen: true })
  expect(set.data).toEqual({ now: '2027-01-01T00:00:00.000Z', frozen: true })
  expect((await clock({})).data).toEqual(set.data)
  expect((await clock({ advance: 1000 })).data.now).toBe('2027-01-01T00:00:01.000Z')
  expect((await clock({ frozen: false })).data.frozen).toBe(false)
  expect((await clock({ now: 'tomorrow' })).code).toBe(400)
  expect(Date.parse(String((await clock({ released: true })).data.now))).toBeLessThan(Date.parse('2027-01-01'))
  expect((await clock({ released: true, now: '2028-01-01T00:00:00.000Z', frozen: true })).data).toEqual({
    now: '2028-01-01T00:00:00.000Z',
    frozen: true,
  })
})
