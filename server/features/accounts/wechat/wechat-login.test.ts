/** Logging in by a QR code for WeChat: who gets the session, how often, and who has to tie a phone first. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, PASSWORD, SELLER, STRANGER, wrong } from '../caller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A browser at the login page, and the phones that it meets. */
function browser(from = caller(t)) {
  const phone = async (state: string, act: string, openid?: string): Promise<boolean> =>
    (await from.guest.post('/__dev/wechat', { state, act, openid })).body.data.done
  const follow = async (ticket: string) => (await from.post('getWechatQr', { ticket })).data
  const ask = async () => {
    const { ticket, state, seconds, qr } = await follow('')
    return { ticket, state, seconds, qr, id: new URL(qr).searchParams.get('state') ?? '' }
  }
  const confirmed = async (openid?: string) => {
    const { ticket, id } = await ask()
    await phone(id, 'confirm', openid)
    return ticket
  }
  const bind = async (ticket: string, number: string, code?: string) =>
    from.post('wechatBind', { ticket, phone: number, code: code ?? (await from.code(number, 'bind')) })
  return { ...from, phone, follow, ask, confirmed, bind }
}

const EXPIRED = { code: 1221, msg: '本次微信登录已失效，请重新扫码', data: null }

describe('a QR code', () => {
  it('is good for two minutes and says nothing that would give the session away', async () => {
    const { ticket, state, seconds, qr, id } = await browser().ask()
    expect({ state, seconds }).toEqual({ state: 'waiting', seconds: 120 })
    const [shown, secret] = ticket.split('.')
    expect(shown).toBe(id)
    expect(qr).not.toContain(secret)
  })
  it('is waiting, then scanned, then confirmed with a session of the account', async () => {
    const { ask, follow, phone, as } = browser()
    const { ticket, id } = await ask()
    expect(await follow(ticket)).toMatchObject({ ticket, state: 'waiting' })
    await phone(id, 'scan')
    expect(await follow(ticket)).toMatchObject({ ticket, state: 'scanned' })
    await phone(id, 'confirm')
    const { state, token, user } = await follow(ticket)
    expect({ state, nickname: user.nickname }).toEqual({ state: 'confirmed', nickname: SELLER.nickname })
    expect((await as(token).get('/api/account/info')).body.data.user.id).toBe(user.id)
  })
  it('gives one session, however often its browser asks at once', async () => {
    const { confirmed, follow, world } = browser()
    const ticket = await confirmed()
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(ticket)))
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
    expect(answers[0]).toMatchObject({ state: 'confirmed', token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await (await world()).db.selectFrom('session').select('device').execute()).toHaveLength(1)
  })
  it('tells the session again to the browser whose answer was lost, for half a minute and to nobody else', async () => {
    const { confirmed, follow, guest, advance, world } = browser()
    await guest.post('/__dev/clock', { frozen: true })
    const ticket = await confirmed()
    const lost = await follow(ticket)
    await advance(29_000)
    expect(await follow(ticket)).toEqual(lost)
    for (const guess of [`${ticket.split('.')[0]}.guess`, `other.${ticket.split('.')[1]}`])
      expect(await follow(guess)).toEqual({ ticket: guess, state: 'expired', seconds: 0 })
    await advance(1000)
    expect(await follow(ticket)).toEqual({ ticket, state: 'expired', seconds: 0 })
    expect(await (await world()).db.selectFrom('session').select('device').execute()).toHaveLength(1)
  })
  it('does not bring back a session that was ended meanwhile', async () => {
    const { confirmed, follow, as } = browser()
    const ticket = await confirmed()
    const { token } = await follow(ticket)
    await as(token).get('/api/account/logout')
    expect(await follow(ticket)).toEqual({ ticket, state: 'expired', seconds: 0 })
  })
  it('keeps nothing of who has confirmed, and no token, once the session is handed over', async () => {
    const { confirmed, follow, world } = browser()
    const { token } = await follow(await confirmed('somebody-tied-below'))
    const { token: known } = await follow(await confirmed())
    expect(token).toBeUndefined()
    const rows = await (await world()).db
      .selectFrom('wechat_ticket')
      .selectAll()
      .where('state', '=', 'handed')
      .execute()
    expect(rows).toMatchObject([{ openid: null, unionid: null }])
    expect(JSON.stringify(rows)).not.toContain(known)
  })
  it('gives nothing to somebody who has photographed it', async () => {
    const { ask, follow, phone } = browser()
    const { ticket, id } = await ask()
    await phone(id, 'confirm')
    for (const guess of [id, `${id}.`, `${id}.guess`, `${id}.${ticket}`, `.${ticket.split('.')[1]}`])
      expect(await follow(guess)).toEqual({ ticket: guess, state: 'expired', seconds: 0 })
    expect((await follow(ticket)).state).toBe('confirmed')
  })
  it('that was refused stays so, and cannot be confirmed any more', async () => {
    const { ask, follow, phone } = browser()
    const { ticket, id } = await ask()
    expect(await phone(id, 'refuse')).toBe(true)
    expect((await follow(ticket)).state).toBe('refused')
    expect(await phone(id, 'confirm')).toBe(false)
    expect((await follow(ticket)).state).toBe('refused')
  })
  it('expires, and looks then like one that never was', async () => {
    const { ask, follow, phone, advance } = browser()
    const { ticket, id } = await ask()
    await advance(120_000)
    expect(await follow(ticket)).toEqual({ ticket, state: 'expired', seconds: 0 })
    expect(await phone(id, 'scan')).toBe(false)
    expect(await phone(id, 'confirm')).toBe(false)
    expect(await follow('never.was')).toEqual({ ticket: 'never.was', state: 'expired', seconds: 0 })
  })
  it('is asked for 120 times an hour from one address, and following one is not counted', async () => {
    const { ask, follow, post, guest } = browser()
    await guest.post('/__dev/clock', { frozen: true })
    const { ticket } = await ask()
    for (let i = 1; i < 120; i++) await ask()
    expect((await post('getWechatQr', {})).code).toBe(429)
    expect((await follow(ticket)).state).toBe('waiting')
  })
  it('is kept without the secret: who reads the state cannot take the session', async () => {
    const { ask, world } = browser()
    const { ticket } = await ask()
    const rows = await (await world()).db.selectFrom('wechat_ticket').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(ticket.split('.')[1])
  })
})

describe('the WeChat of an account that was closed', () => {
  it('opens the account again when its owner says so, by the same confirmation', async () => {
    const { confirmed, follow, post, as } = browser()
    const { data } = await post('login', SELLER)
    await as(data.token).post('/api/account/close', { password: SELLER.password })
    const ticket = await confirmed()
    const refused = await post('getWechatQr', { ticket })
    expect(refused).toEqual(await post('login', SELLER))
    const opened = (await post('getWechatQr', { ticket, reopen: true })).data
    expect((await as(opened.token).get('/api/account/info')).body.data.user.id).toBe(data.user.id)
    expect((await follow(ticket)).token).toBe(opened.token)
    expect((await post('login', SELLER)).code).toBe(1)
  })
  it('that is new opens it again too, with the code that it is tied by', async () => {
    const { confirmed, code, post, as } = browser()
    const { data } = await post('login', SELLER)
    await as(data.token).post('/api/account/close', { password: SELLER.password })
    const wanted = { ticket: await confirmed('new'), phone: SELLER.phone, code: await code(SELLER.phone, 'bind') }
    expect((await post('wechatBind', wanted)).code).toBe(1214)
    expect((await post('wechatBind', { ...wanted, reopen: true })).data.user.id).toBe(data.user.id)
  })
  it('opens no session, and does once its owner has opened the account by phone', async () => {
    const { confirmed, follow, post, as } = browser()
    const { data } = await post('login', SELLER)
    await as(data.token).post('/api/account/close', { password: SELLER.password })
    const ticket = await confirmed()
    expect(await post('getWechatQr', { ticket })).toMatchObject({ code: 1214, data: null })
    await post('login', { ...SELLER, reopen: true })
    expect((await follow(ticket)).state).toBe('confirmed')
  })
  it('is forgotten with the person after thirty days', async () => {
    const { confirmed, follow, post, as, advance, world } = browser()
    const { data } = await post('login', SELLER)
    await follow(await confirmed())
    await as(data.token).post('/api/account/close', { password: SELLER.password })
    await advance(30 * 86_400_000)
    await post('login', SELLER)
    expect(await (await world()).db.selectFrom('wechat_identity').selectAll().execute()).toEqual([])
  })
})

describe('a WeChat that nobody knows', () => {
  it('opens no session before a phone is tied to it', async () => {
    const { confirmed, follow, world } = browser()
    const ticket = await confirmed('somebody')
    expect(await follow(ticket)).toEqual({ ticket, state: 'bind', seconds: 600 })
    expect(await (await world()).db.selectFrom('session').selectAll().execute()).toEqual([])
  })
  it('is tied to a new account with its gift, and opens it from then on', async () => {
    const { confirmed, bind, follow } = browser()
    const { data } = await bind(await confirmed('somebody'), STRANGER)
    expect(data.user).toMatchObject({ nickname: '卖家0000', power: 30 })
    expect((await follow(await confirmed('somebody'))).user.id).toBe(data.user.id)
  })
  it('is tied to the account that the phone has, which keeps its power and its password', async () => {
    const { confirmed, bind, post } = browser()
    const { data } = await bind(await confirmed('somebody'), SELLER.phone)
    expect(data.user).toMatchObject({ nickname: SELLER.nickname, power: 1000 })
    expect((await post('login', SELLER)).code).toBe(1)
  })
  it('takes the place of the one that the account had', async () => {
    const { confirmed, bind, follow, advance } = browser()
    const before = await bind(await confirmed('old-wechat'), STRANGER)
    await advance(60_000)
    const after = await bind(await confirmed('new-wechat'), STRANGER)
    expect(after.data.user.id).toBe(before.data.user.id)
    expect((await follow(await confirmed('new-wechat'))).state).toBe('confirmed')
    expect((await follow(await confirmed('old-wechat'))).state).toBe('bind')
  })
  it('is not tied by a wrong code, and the right one still does it', async () => {
    const { confirmed, bind, code, follow } = browser()
    const ticket = await confirmed('somebody')
    const right = await code(STRANGER, 'bind')
    expect((await bind(ticket, STRANGER, wrong(right))).code).toBe(1206)
    expect((await follow(ticket)).state).toBe('bind')
    expect((await bind(ticket, STRANGER, right)).code).toBe(1)
  })
  it('is tied by a code for that alone', async () => {
    const { confirmed, bind, code } = browser()
    const ticket = await confirmed('somebody')
    expect((await bind(ticket, SELLER.phone, await code(SELLER.phone, 'login'))).code).toBe(1206)
  })
  it('is tied once: the ticket and the code are used up together', async () => {
    const { confirmed, bind, code, world } = browser()
    const ticket = await confirmed('somebody')
    const right = await code(STRANGER, 'bind')
    const answers = await Promise.all([1, 2, 3].map(() => bind(ticket, STRANGER, right)))
    expect(new Set(answers.flatMap(({ data }) => data?.token ?? [])).size).toBe(1)
    expect(await (await world()).db.selectFrom('session').select('device').execute()).toHaveLength(1)
    expect(await bind(ticket, SELLER.phone, right)).toEqual(EXPIRED)
  })
  it('lets the browser in whose answer was lost, with the same session and for half a minute', async () => {
    const { confirmed, bind, code, guest, advance } = browser()
    await guest.post('/__dev/clock', { frozen: true })
    const ticket = await confirmed('somebody')
    const right = await code(STRANGER, 'bind')
    const lost = await bind(ticket, STRANGER, right)
    expect(await bind(ticket, STRANGER, right)).toEqual(lost)
    await advance(30_000)
    expect(await bind(ticket, STRANGER, right)).toEqual(EXPIRED)
  })
  it('is tied by nobody but its browser, within ten minutes', async () => {
    const { confirmed, bind, advance } = browser()
    const ticket = await confirmed('somebody')
    expect(await bind(`${ticket.split('.')[0]}.guess`, STRANGER, '123456')).toEqual(EXPIRED)
    await advance(10 * 60_000)
    expect(await bind(ticket, STRANGER, '123456')).toEqual(EXPIRED)
  })
  it('is not tied by a ticket that nobody has confirmed', async () => {
    const { ask, bind } = browser()
    expect(await bind((await ask()).ticket, STRANGER, '123456')).toEqual(EXPIRED)
  })
  it('is asked for a code alike whether the phone has an account or not', async () => {
    const { getCode, outbox } = caller(t)
    const answers = [await getCode(SELLER.phone, 'bind'), await getCode(STRANGER, 'bind')]
    expect(answers[0]).toEqual(answers[1])
    expect((await outbox()).map(({ text }) => text.replace(/\d{6}/, 'CODE'))).toEqual([
      expect.stringContaining('CODE'),
      expect.stringContaining('CODE'),
    ])
  })
  it('makes an account whose password nobody knows: its owner sets one by a code', async () => {
    const { confirmed, bind, post, code, advance } = browser()
    await bind(await confirmed('somebody'), STRANGER)
    expect((await post('login', { phone: STRANGER, password: PASSWORD })).code).toBe(1201)
    await advance(60_000)
    const reset = { phone: STRANGER, password: PASSWORD, code: await code(STRANGER, 'forget') }
    expect((await post('updatePassword', reset)).code).toBe(1)
    expect((await post('login', { phone: STRANGER, password: PASSWORD })).code).toBe(1)
  })
})
