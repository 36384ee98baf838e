import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { openNotifiedShop } from './notifier.test-support.ts'

let shop: Awaited<ReturnType<typeof openNotifiedShop>>
beforeAll(async () => {
  shop = await openNotifiedShop()
})
afterAll(() => shop.t.close())

const UNKNOWN = failures.couponUnknown.code
const WAIT = failures.tooManyAttempts.code
const QUARTER_MS = 15 * 60_000
let sellers = 0
async function seller() {
  shop.t.app.worlds.main.clock.advance(QUARTER_MS)
  return shop.stranger(`1390000${String(++sellers).padStart(4, '0')}`)
}
const ask = async (
  token: string,
  coupon: string,
  path: 'coupon/check' | 'order/createOrder' = 'coupon/check',
  id = 12,
) => (await shop.t.as(token).post(`/api/${path}`, { type: 0, id, coupon })).body
const guess = async (token: string, times: number) => {
  for (let i = 0; i < times; i++) expect(await ask(token, `GUESS${i}`)).toMatchObject({ code: UNKNOWN })
}

describe('guessing coupons', () => {
  it('is refused after ten unknown codes with the waiting time, and allowed again afterwards', async () => {
    const token = await seller()
    await guess(token, 10)
    const refused = await ask(token, 'GUESS10')
    expect(refused).toMatchObject({ code: WAIT })
    expect(refused.msg).toMatch(/\d+ ?(分钟|秒)/)
    // A valid code is refused the same way.
    expect(await ask(token, 'WELCOME20')).toMatchObject({ code: WAIT })
    shop.t.app.worlds.main.clock.advance(QUARTER_MS)
    expect(await ask(token, 'WELCOME20')).toMatchObject({ code: 1 })
  })

  it('counts orders too, even concurrent ones', async () => {
    const token = await seller()
    const calls = Array.from({ length: 30 }, (_, i) => ask(token, `GUESS${i}`, 'order/createOrder'))
    const codes = (await Promise.all(calls)).map(({ code }) => code)
    expect(codes.filter((code) => code === UNKNOWN)).toHaveLength(10)
    expect(codes.filter((code) => code === WAIT)).toHaveLength(20)
  })

  it('is refused after fifty unknown codes from one address, across accounts', async () => {
    const tokens = [await seller()]
    while (tokens.length < 6) tokens.push(await shop.stranger(`1380000${String(++sellers).padStart(4, '0')}`))
    for (const token of tokens.slice(0, 5)) await guess(token, 10)
    expect(await ask(tokens[5] ?? '', 'GUESS')).toMatchObject({ code: WAIT })
  })
})

describe('an unknown code', () => {
  it('counts once, however often its price is checked', async () => {
    const token = await seller()
    for (let i = 0; i < 30; i++) expect(await ask(token, 'WELCOM20')).toMatchObject({ code: UNKNOWN })
    expect(await ask(token, 'WELCOME20')).toMatchObject({ code: 1 })
    await guess(token, 9)
    expect(await ask(token, 'GUESS10')).toMatchObject({ code: WAIT })
  })

  it('still counts if an unknown plan was checked first', async () => {
    const token = await seller()
    const NO_PLAN = 999_999
    expect(await ask(token, 'GUESS', 'coupon/check', NO_PLAN)).toMatchObject({ code: failures.planNotFound.code })
    const codes: number[] = []
    for (let i = 0; i < 12; i++) {
      await ask(token, `GUESS${i}`, 'coupon/check', NO_PLAN)
      codes.push((await ask(token, `GUESS${i}`)).code)
    }
    expect(codes.filter((code) => code === UNKNOWN)).toHaveLength(10)
  })
})

describe('a valid coupon', () => {
  it('never counts, however often its price is checked', async () => {
    const token = await seller()
    await guess(token, 9)
    for (let i = 0; i < 30; i++) expect(await ask(token, 'WELCOME20')).toMatchObject({ code: 1 })
    await guess(token, 1)
  })

  it('keeps working for an account that used it, as do orders without one, while guesses are refused', async () => {
    const token = await seller()
    expect(await ask(token, 'WELCOME20')).toMatchObject({ code: 1 })
    await guess(token, 10)
    expect(await ask(token, 'welcome20', 'order/createOrder')).toMatchObject({ code: 1 })
    expect(await ask(token, '', 'order/createOrder')).toMatchObject({ code: 1 })
  })
})
