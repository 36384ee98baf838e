/** Each scenario as a seller sees it, through the real server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scenario } from '#contracts/api/dev/devtools-scenarios.ts'
import { STORY } from '#fixtures/story.ts'
import { openShop, type Shop } from '#server/features/billing/shop.test-support.ts'
import { sellerOf } from '#server/features/reports/reports.seller.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A seller in their own world, with functions that turn scenarios on and off. */
async function stage() {
  const seller = await sellerOf(shop.t)
  const dev = shop.t.as(undefined, seller.headers)
  const turn = async (body: { on?: Scenario[]; off?: Scenario[]; phone?: string }) =>
    (await seller.as.post('/__dev/scenarios', body)).body
  const signIn = async (phone: string = STORY.account.phone) =>
    shop.t.as((await dev.post('/__dev/login', { phone })).body.data.token, seller.headers)
  return { ...seller, dev, turn, signIn, other: () => signIn(STORY.others.spent.phone) }
}

describe('scenarios', () => {
  it('apply to everyone or to one user, and each user sees their own', async () => {
    const s = await stage()
    await s.turn({ on: ['emptyLists'] })
    const { data } = await s.turn({ on: ['hugeLists', 'popupBlocked'], phone: STORY.account.phone })
    expect(data).toEqual({
      on: ['popupBlocked', 'hugeLists'],
      users: [{ phone: STORY.account.phone, on: ['popupBlocked', 'hugeLists'] }],
      mine: ['popupBlocked', 'emptyLists', 'hugeLists'],
    })
    const other = await (await s.other()).post('/__dev/scenarios', {})
    expect(other.body.data).toMatchObject({ on: ['emptyLists'], mine: ['emptyLists'] })
  })
  it('for an unknown phone are refused without changes', async () => {
    const s = await stage()
    expect((await s.turn({ on: ['emptyLists'], phone: '13700000009' })).code).toBe(1301)
    expect((await s.turn({})).data).toEqual({ on: [], users: [], mine: [] })
  })
  it('affect only their own world', async () => {
    const [one, two] = [await stage(), await stage()]
    await one.turn({ on: ['insufficientPower'] })
    expect((await one.create(STORY.asin)).code).toBe(996)
    expect((await two.create(STORY.asin)).code).toBe(1)
  })
  it('end with a reset', async () => {
    const s = await stage()
    await s.turn({ on: ['emptyLists'] })
    await s.turn({ on: ['hugeLists'], phone: STORY.account.phone })
    await s.dev.post('/__dev/reset', {})
    expect((await s.turn({})).data).toEqual({ on: [], users: [], mine: [] })
  })
})

it('insufficient power refuses paid calls and charges nothing', async () => {
  const s = await stage()
  await s.turn({ on: ['insufficientPower'], phone: STORY.account.phone })
  expect(await s.create(STORY.asin)).toMatchObject({ code: 996, data: null })
  // The shown balance matches.
  expect(await s.power()).toBe(0)
  expect((await s.list()).total).toBe(0)
  await s.turn({ off: ['insufficientPower'], phone: STORY.account.phone })
  expect(await s.power()).toBe(1000)
  expect((await s.create(STORY.asin)).code).toBe(1)
})

describe('a report', () => {
  it('that is stuck stays at its progress until the scenario ends', async () => {
    const s = await stage()
    await s.turn({ on: ['reportStuck'] })
    await s.create(STORY.asin)
    await s.world.jobs.idle()
    expect((await s.list()).row[0]).toMatchObject({ state: 0, stage: 'drawing', progress: 60 })
    await s.turn({ off: ['reportStuck'] })
    expect(await s.settle()).toMatchObject({ state: 1 })
  })
  it('that is stuck for one user does not block other users', async () => {
    const s = await stage()
    await s.turn({ on: ['reportStuck'], phone: STORY.account.phone })
    await s.create(STORY.asin)
    const phone = STORY.others.spent.phone
    await s.dev.post('/__dev/power', { phone, power: 1000 })
    const other = await s.other()
    await other.post('/api/AiAmazon/reportGoodsCreate', { mold_id: 3, asin: STORY.asin })
    await s.world.jobs.idle()
    expect((await other.get('/api/report/productList')).body.data.row[0]).toMatchObject({ state: 1 })
    expect((await s.list()).row[0]).toMatchObject({ state: 0 })
  })
  it('that is slow takes half a minute by the clock of its world', async () => {
    const s = await stage()
    await s.dev.post('/__dev/clock', { frozen: true })
    await s.turn({ on: ['reportSlow'] })
    await s.create(STORY.asin)
    await s.dev.post('/__dev/clock', { advance: 15_000 })
    await s.world.jobs.idle()
    expect((await s.list()).row[0]).toMatchObject({ state: 0, stage: 'analysing', progress: 45 })
    await s.dev.post('/__dev/clock', { advance: 15_000 })
    expect(await s.settle()).toMatchObject({ state: 1 })
  })
  it('that fails is refunded', async () => {
    const s = await stage()
    await s.turn({ on: ['reportFailing'] })
    await s.create(STORY.asin)
    expect(await s.settle()).toMatchObject({ state: 2, failure: 'tooManyAttempts' })
    expect(await s.power()).toBe(1000)
  })
})

describe('an order', () => {
  const order = (s: Awaited<ReturnType<typeof stage>>) =>
    s.as.post('/api/order/createOrder', { type: 0, number: 1, id: 11 })

  it('whose payment is refused fails and is closed', async () => {
    const s = await stage()
    await s.turn({ on: ['paymentRefused'] })
    expect((await order(s)).body.code).toBe(1413)
    const { row } = (await s.as.post('/api/order/index', {})).body.data
    expect(row).toMatchObject([{ state: 'closed', close_reason: 'provider' }])
    await s.turn({ off: ['paymentRefused'] })
    expect((await order(s)).body.data).toMatchObject({ pay_status: false })
  })
  it('gets an empty answer or is paid at once for the selected user', async () => {
    const s = await stage()
    const { phone } = STORY.account
    await s.turn({ on: ['emptyPayment'], phone })
    expect((await order(s)).body.data).toBeNull()
    await s.turn({ off: ['emptyPayment'], on: ['instantPayment'], phone })
    expect((await order(s)).body.data).toMatchObject({ pay_status: true })
  })
})

describe('a session', () => {
  it('that was open expires, and a new login stays valid', async () => {
    const s = await stage()
    await s.turn({ on: ['sessionExpired'] })
    expect((await s.as.get('/api/account/info')).body.code).toBe(401)
    expect((await (await s.signIn()).get('/api/account/info')).body.code).toBe(1)
  })
  it('of one user expires without affecting other users', async () => {
    const s = await stage()
    const other = await s.other()
    await s.turn({ on: ['sessionExpired'], phone: STORY.account.phone })
    expect((await s.as.get('/api/account/info')).status).toBe(401)
    expect((await other.get('/api/account/info')).status).toBe(200)
  })
})

describe('lists', () => {
  /** checkAnswers of the test app compares the answers with the contract. */
  const lists = {
    reports: (s: Awaited<ReturnType<typeof stage>>, page: number, size: number) =>
      s.as.get(`/api/report/productList?page=${page}&size=${size}`),
    'market reports': (s: Awaited<ReturnType<typeof stage>>, page: number, size: number) =>
      s.as.get(`/api/report/marketList?page=${page}&size=${size}`),
    ledger: (s: Awaited<ReturnType<typeof stage>>, page: number, size: number) =>
      s.as.get(`/api/ledger/index?page=${page}&size=${size}`),
    orders: (s: Awaited<ReturnType<typeof stage>>, page: number, size: number) =>
      s.as.post('/api/order/index', { page, size }),
  }
  const all = Object.entries(lists)

  it.each(all)('of %s are empty', async (_, fetchPage) => {
    const s = await stage()
    await s.turn({ on: ['emptyLists'] })
    expect((await fetchPage(s, 1, 20)).body).toMatchObject({ code: 1, data: { row: [], total: 0, page: 1, size: 20 } })
  })
  it.each(all)('of %s have 10,000 distinct rows', async (_, fetchPage) => {
    const s = await stage()
    await s.turn({ on: ['hugeLists'] })
    const keys = new Set<unknown>()
    for (const page of [1, 2, 50, 100]) {
      const { code, data } = (await fetchPage(s, page, 100)).body
      expect({ code, ...data, row: data.row.length }).toMatchObject({
        code: 1,
        total: 10_000,
        page,
        size: 100,
        row: 100,
      })
      for (const row of data.row) keys.add(row.id ?? row.no)
    }
    expect(keys.size).toBe(400)
    expect((await fetchPage(s, 101, 100)).body.data.row).toEqual([])
  })
  it('start with the existing rows, which can still be read by id', async () => {
    const s = await stage()
    const { data } = await s.create(STORY.asin)
    await s.world.jobs.idle()
    await s.turn({ on: ['hugeLists'] })
    const { row } = await s.list()
    expect(row[0]).toMatchObject({ id: data.id, asin: STORY.asin, state: 1 })
    expect(row[1]).toMatchObject({ asin: STORY.asin, state: 1 })
    const one = (await s.as.get(`/api/report/productList?id=${data.id}`)).body.data
    expect(one).toMatchObject({ total: 1, row: [{ id: data.id }] })
  })
})
