import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, otherCode, PASSWORD, SELLER, STRANGER } from '../caller.test-support.ts'
import { wechatBrowser } from './wechat-browser.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const browser = () => wechatBrowser(t)
const EXPIRED = { code: 1221, msg: '本次微信登录已失效，请重新扫码', data: null }

describe('an unknown WeChat', () => {
  it('opens no session before a phone is linked', async () => {
    const { confirmedTicket, poll, world } = browser()
    const ticket = await confirmedTicket('somebody')
    expect(await poll(ticket)).toEqual({ ticket, state: 'bind', seconds: 600 })
    expect(await (await world()).db.selectFrom('session').selectAll().execute()).toEqual([])
  })
  it('is linked to a new account with its gift and opens it later', async () => {
    const { confirmedTicket, bind, poll } = browser()
    const { data } = await bind(await confirmedTicket('somebody'), STRANGER)
    expect(data.user).toMatchObject({ nickname: '卖家0000', power: 30 })
    expect((await poll(await confirmedTicket('somebody'))).user.id).toBe(data.user.id)
  })
  it('is linked to the existing account of the phone, which keeps power and password', async () => {
    const { confirmedTicket, bind, post } = browser()
    const { data } = await bind(await confirmedTicket('somebody'), SELLER.phone)
    expect(data.user).toMatchObject({ nickname: SELLER.nickname, power: 1000 })
    expect((await post('login', SELLER)).code).toBe(1)
  })
  it('replaces the account’s earlier WeChat', async () => {
    const { confirmedTicket, bind, poll, advance } = browser()
    const before = await bind(await confirmedTicket('old-wechat'), STRANGER)
    await advance(60_000)
    const after = await bind(await confirmedTicket('new-wechat'), STRANGER)
    expect(after.data.user.id).toBe(before.data.user.id)
    expect((await poll(await confirmedTicket('new-wechat'))).state).toBe('confirmed')
    expect((await poll(await confirmedTicket('old-wechat'))).state).toBe('bind')
  })
  it('is not linked by a wrong code, and the right one still works', async () => {
    const { confirmedTicket, bind, code, poll } = browser()
    const ticket = await confirmedTicket('somebody')
    const right = await code(STRANGER, 'bind')
    expect((await bind(ticket, STRANGER, otherCode(right))).code).toBe(1206)
    expect((await poll(ticket)).state).toBe('bind')
    expect((await bind(ticket, STRANGER, right)).code).toBe(1)
  })
  it('is not linked by a login code', async () => {
    const { confirmedTicket, bind, code } = browser()
    const ticket = await confirmedTicket('somebody')
    expect((await bind(ticket, SELLER.phone, await code(SELLER.phone, 'login'))).code).toBe(1206)
  })
  it('is linked once: ticket and code are spent together', async () => {
    const { confirmedTicket, bind, code, world } = browser()
    const ticket = await confirmedTicket('somebody')
    const right = await code(STRANGER, 'bind')
    const answers = await Promise.all([1, 2, 3].map(() => bind(ticket, STRANGER, right)))
    expect(new Set(answers.flatMap(({ data }) => data?.token ?? [])).size).toBe(1)
    expect(await (await world()).db.selectFrom('session').select('device').execute()).toHaveLength(1)
    expect(await bind(ticket, SELLER.phone, right)).toEqual(EXPIRED)
  })
  it('repeats the session to its browser for half a minute, in case the answer was lost', async () => {
    const { confirmedTicket, bind, code, guest, advance } = browser()
    await guest.post('/__dev/clock', { frozen: true })
    const ticket = await confirmedTicket('somebody')
    const right = await code(STRANGER, 'bind')
    const lost = await bind(ticket, STRANGER, right)
    expect(await bind(ticket, STRANGER, right)).toEqual(lost)
    await advance(30_000)
    expect(await bind(ticket, STRANGER, right)).toEqual(EXPIRED)
  })
  it('is linked only by its own browser, within ten minutes', async () => {
    const { confirmedTicket, bind, advance } = browser()
    const ticket = await confirmedTicket('somebody')
    expect(await bind(`${ticket.split('.')[0]}.guess`, STRANGER, '123456')).toEqual(EXPIRED)
    await advance(10 * 60_000)
    expect(await bind(ticket, STRANGER, '123456')).toEqual(EXPIRED)
  })
  it('is not linked by an unconfirmed ticket', async () => {
    const { start, bind } = browser()
    expect(await bind((await start()).ticket, STRANGER, '123456')).toEqual(EXPIRED)
  })
  it('gets a code in the same way with and without an account', async () => {
    const { getCode, outbox } = caller(t)
    const answers = [await getCode(SELLER.phone, 'bind'), await getCode(STRANGER, 'bind')]
    expect(answers[0]).toEqual(answers[1])
    expect((await outbox()).map(({ text }) => text.replace(/\d{6}/, 'CODE'))).toEqual([
      expect.stringContaining('CODE'),
      expect.stringContaining('CODE'),
    ])
  })
  it('opens an account without a password, which its owner sets by a code', async () => {
    const { confirmedTicket, bind, post, code, advance } = browser()
    await bind(await confirmedTicket('somebody'), STRANGER)
    expect((await post('login', { phone: STRANGER, password: PASSWORD })).code).toBe(1201)
    await advance(60_000)
    const reset = { phone: STRANGER, password: PASSWORD, code: await code(STRANGER, 'forget') }
    expect((await post('updatePassword', reset)).code).toBe(1)
    expect((await post('login', { phone: STRANGER, password: PASSWORD })).code).toBe(1)
  })
})
