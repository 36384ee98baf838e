import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, otherCode, PASSWORD, SELLER, STRANGER } from './caller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Caller = ReturnType<typeof caller>

function owner(someone: Caller, token: string, phone: string) {
  const mine = someone.as(token)
  const code = async () => {
    await mine.post('/api/account/proofCode', {})
    const newest = (await someone.outbox())[0]
    return /\d{6}/.exec(newest?.to === phone ? newest.text : '')?.[0] ?? ''
  }
  const close = async (body: object) => (await mine.post('/api/account/close', body)).body
  const change = async (body: object) => (await mine.post('/api/account/updatePassword', body)).body
  const proof = async () => (await mine.get('/api/account/proof')).body.data
  const guestCode = someone.code
  return { ...someone, token, mine, code, guestCode, close, change, proof }
}

async function seller() {
  const someone = caller(t)
  return owner(someone, (await someone.post('login', SELLER)).data.token, SELLER.phone)
}

async function byWechat() {
  const someone = caller(t)
  const { ticket, qr } = (await someone.post('getWechatQr', {})).data
  const state = new URL(qr).searchParams.get('state')
  await someone.guest.post('/__dev/wechat', { state, act: 'confirm', openid: 'somebody' })
  const bound = { ticket, phone: STRANGER, code: await someone.code(STRANGER, 'bind') }
  const { token } = (await someone.post('wechatBind', bound)).data
  await someone.advance(60_000)
  return owner(someone, token, STRANGER)
}

describe('an account registered through WeChat', () => {
  it('reports that it has no password and which phone gets a code', async () => {
    const { proof } = await byWechat()
    expect(await proof()).toEqual({ password: false, phone: '139****0000' })
    expect(await (await seller()).proof()).toEqual({ password: true, phone: '138****0000' })
  })
  it('accepts no password, not even an empty one', async () => {
    const { post, close, change } = await byWechat()
    expect((await post('login', { phone: STRANGER, password: PASSWORD })).code).toBe(1201)
    expect((await close({ password: '' })).code).toBe(1213)
    expect((await close({})).code).toBe(1213)
    expect((await change({ oldPassword: '', password: PASSWORD })).code).toBe(1207)
  })
  it('sets its first password by a code, keeps the session and logs in with it later', async () => {
    const { code, change, proof, mine, post } = await byWechat()
    expect(await change({ code: await code(), password: PASSWORD })).toMatchObject({ code: 1, data: { ended: 0 } })
    expect((await mine.get('/api/account/info')).status).toBe(200)
    expect(await proof()).toMatchObject({ password: true })
    expect((await post('login', { phone: STRANGER, password: PASSWORD })).code).toBe(1)
  })
  it('closes with a code', async () => {
    const { code, close, mine } = await byWechat()
    expect((await close({ code: await code() })).data).toEqual({ until: expect.any(String) })
    expect((await mine.get('/api/account/info')).status).toBe(401)
  })
})

describe('a proof code', () => {
  it('replaces a forgotten password and ends the other sessions', async () => {
    const { code, change, post, as } = await seller()
    const other = as((await post('login', SELLER)).data.token)
    expect((await change({ code: await code(), password: PASSWORD })).data).toEqual({ ended: 1 })
    expect((await other.get('/api/account/info')).status).toBe(401)
    expect((await post('login', { phone: SELLER.phone, password: PASSWORD })).code).toBe(1)
  })
  it('works once and is invalid after five wrong tries', async () => {
    const { code, change, close } = await seller()
    const right = await code()
    expect((await close({ code: 'abc' })).code).toBe(1205)
    expect((await change({ code: right, password: PASSWORD })).code).toBe(1)
    expect((await close({ code: right })).code).toBe(1206)
    const other = await seller()
    const spoilt = await other.code()
    for (let i = 0; i < 5; i++) expect((await other.close({ code: otherCode(spoilt) })).code).toBe(1206)
    expect((await other.close({ code: spoilt })).code).toBe(1206)
    expect((await other.mine.get('/api/account/info')).status).toBe(200)
  })
  it('does not work for login or reset, nor does a login code work as proof', async () => {
    const { code, guestCode, post, close, advance, mine } = await seller()
    const own = await code()
    expect((await post('login', { phone: SELLER.phone, code: own })).code).toBe(1206)
    expect((await post('updatePassword', { phone: SELLER.phone, code: own, password: PASSWORD })).code).toBe(1206)
    await advance(60_000)
    const forLogin = await guestCode(SELLER.phone, 'login')
    expect((await close({ code: forLogin })).code).toBe(1206)
    expect((await mine.get('/api/account/info')).status).toBe(200)
  })
  it('is sent only to a logged-in user, once a minute', async () => {
    const { mine, guest } = await seller()
    expect((await guest.post('/api/account/proofCode', {})).status).toBe(401)
    expect((await guest.post('/api/account/getCode', { phone: SELLER.phone, type: 'confirm' })).status).toBe(400)
    expect((await mine.post('/api/account/proofCode', {})).body.data).toEqual({ seconds: 60 })
    expect((await mine.post('/api/account/proofCode', {})).body.code).toBe(429)
  })
})
