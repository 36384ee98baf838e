import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { SELLER } from '../caller.test-support.ts'
import { wechatBrowser } from './wechat-browser.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const browser = () => wechatBrowser(t)

describe('a QR code', () => {
  it('is valid for two minutes and does not contain the ticket’s secret', async () => {
    const { ticket, state, seconds, qr, id } = await browser().start()
    expect({ state, seconds }).toEqual({ state: 'waiting', seconds: 120 })
    const [shown, secret] = ticket.split('.')
    expect(shown).toBe(id)
    expect(qr).not.toContain(secret)
  })
  it('goes from waiting to scanned to confirmed with a session', async () => {
    const { start, poll, phone, as } = browser()
    const { ticket, id } = await start()
    expect(await poll(ticket)).toMatchObject({ ticket, state: 'waiting' })
    await phone(id, 'scan')
    expect(await poll(ticket)).toMatchObject({ ticket, state: 'scanned' })
    await phone(id, 'confirm')
    const { state, token, user } = await poll(ticket)
    expect({ state, nickname: user.nickname }).toEqual({ state: 'confirmed', nickname: SELLER.nickname })
    expect((await as(token).get('/api/account/info')).body.data.user.id).toBe(user.id)
  })
  it('opens one session for many concurrent polls', async () => {
    const { confirmedTicket, poll, world } = browser()
    const ticket = await confirmedTicket()
    const answers = await Promise.all(Array.from({ length: 20 }, () => poll(ticket)))
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
    expect(answers[0]).toMatchObject({ state: 'confirmed', token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await (await world()).db.selectFrom('session').select('device').execute()).toHaveLength(1)
  })
  it('repeats the session to its browser alone for half a minute, in case the answer was lost', async () => {
    const { confirmedTicket, poll, guest, advance, world } = browser()
    await guest.post('/__dev/clock', { frozen: true })
    const ticket = await confirmedTicket()
    const lost = await poll(ticket)
    await advance(29_000)
    expect(await poll(ticket)).toEqual(lost)
    for (const guess of [`${ticket.split('.')[0]}.guess`, `other.${ticket.split('.')[1]}`])
      expect(await poll(guess)).toEqual({ ticket: guess, state: 'expired', seconds: 0 })
    await advance(1000)
    expect(await poll(ticket)).toEqual({ ticket, state: 'expired', seconds: 0 })
    expect(await (await world()).db.selectFrom('session').select('device').execute()).toHaveLength(1)
  })
  it('does not repeat a session that was ended', async () => {
    const { confirmedTicket, poll, as } = browser()
    const ticket = await confirmedTicket()
    const { token } = await poll(ticket)
    await as(token).get('/api/account/logout')
    expect(await poll(ticket)).toEqual({ ticket, state: 'expired', seconds: 0 })
  })
  it('stores neither user nor token once the session is handed over', async () => {
    const { confirmedTicket, poll, world } = browser()
    const { token } = await poll(await confirmedTicket('somebody-tied-below'))
    const { token: known } = await poll(await confirmedTicket())
    expect(token).toBeUndefined()
    const rows = await (await world()).db
      .selectFrom('wechat_ticket')
      .selectAll()
      .where('state', '=', 'handed')
      .execute()
    expect(rows).toMatchObject([{ openid: null, unionid: null }])
    expect(JSON.stringify(rows)).not.toContain(known)
  })
  it('gives no session to someone who photographed it', async () => {
    const { start, poll, phone } = browser()
    const { ticket, id } = await start()
    await phone(id, 'confirm')
    for (const guess of [id, `${id}.`, `${id}.guess`, `${id}.${ticket}`, `.${ticket.split('.')[1]}`])
      expect(await poll(guess)).toEqual({ ticket: guess, state: 'expired', seconds: 0 })
    expect((await poll(ticket)).state).toBe('confirmed')
  })
  it('cannot be confirmed once refused', async () => {
    const { start, poll, phone } = browser()
    const { ticket, id } = await start()
    expect(await phone(id, 'refuse')).toBe(true)
    expect((await poll(ticket)).state).toBe('refused')
    expect(await phone(id, 'confirm')).toBe(false)
    expect((await poll(ticket)).state).toBe('refused')
  })
  it('expires and then looks like an unknown one', async () => {
    const { start, poll, phone, advance } = browser()
    const { ticket, id } = await start()
    await advance(120_000)
    expect(await poll(ticket)).toEqual({ ticket, state: 'expired', seconds: 0 })
    expect(await phone(id, 'scan')).toBe(false)
    expect(await phone(id, 'confirm')).toBe(false)
    expect(await poll('never.was')).toEqual({ ticket: 'never.was', state: 'expired', seconds: 0 })
  })
  it('is limited to 120 an hour per address, without counting polls', async () => {
    const { start, poll, post, guest } = browser()
    await guest.post('/__dev/clock', { frozen: true })
    const { ticket } = await start()
    for (let i = 1; i < 120; i++) await start()
    expect((await post('getWechatQr', {})).code).toBe(429)
    expect((await poll(ticket)).state).toBe('waiting')
  })
  it('is stored without its secret', async () => {
    const { start, world } = browser()
    const { ticket } = await start()
    const rows = await (await world()).db.selectFrom('wechat_ticket').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(ticket.split('.')[1])
  })
})

describe('the WeChat of a closed account', () => {
  it('reopens the account on request with the same confirmation', async () => {
    const { confirmedTicket, poll, post, as } = browser()
    const { data } = await post('login', SELLER)
    await as(data.token).post('/api/account/close', { password: SELLER.password })
    const ticket = await confirmedTicket()
    const refused = await post('getWechatQr', { ticket })
    expect(refused).toEqual(await post('login', SELLER))
    const opened = (await post('getWechatQr', { ticket, reopen: true })).data
    expect((await as(opened.token).get('/api/account/info')).body.data.user.id).toBe(data.user.id)
    expect((await poll(ticket)).token).toBe(opened.token)
    expect((await post('login', SELLER)).code).toBe(1)
  })
  it('reopens the account when it is newly linked by code', async () => {
    const { confirmedTicket, code, post, as } = browser()
    const { data } = await post('login', SELLER)
    await as(data.token).post('/api/account/close', { password: SELLER.password })
    const wanted = { ticket: await confirmedTicket('new'), phone: SELLER.phone, code: await code(SELLER.phone, 'bind') }
    expect((await post('wechatBind', wanted)).code).toBe(1214)
    expect((await post('wechatBind', { ...wanted, reopen: true })).data.user.id).toBe(data.user.id)
  })
  it('opens no session until the owner reopens the account by phone', async () => {
    const { confirmedTicket, poll, post, as } = browser()
    const { data } = await post('login', SELLER)
    await as(data.token).post('/api/account/close', { password: SELLER.password })
    const ticket = await confirmedTicket()
    expect(await post('getWechatQr', { ticket })).toMatchObject({ code: 1214, data: null })
    await post('login', { ...SELLER, reopen: true })
    expect((await poll(ticket)).state).toBe('confirmed')
  })
  it('is erased with the person after thirty days', async () => {
    const { confirmedTicket, poll, post, as, advance, world } = browser()
    const { data } = await post('login', SELLER)
    await poll(await confirmedTicket())
    await as(data.token).post('/api/account/close', { password: SELLER.password })
    await advance(30 * 86_400_000)
    await post('login', SELLER)
    expect(await (await world()).db.selectFrom('wechat_identity').selectAll().execute()).toEqual([])
  })
})
