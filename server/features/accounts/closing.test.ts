import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHAPE_PNG } from '#contracts/pact/given.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { balanceOf } from '#server/features/ledger/ledger.ts'
import { caller, PASSWORD, SELLER } from './caller.test-support.ts'

const DAY_MS = 86_400_000

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function seller() {
  const someone = caller(t)
  const { token, user } = (await someone.post('login', SELLER)).data
  const mine = someone.as(token)
  const close = async (password: string = SELLER.password) => (await mine.post('/api/account/close', { password })).body
  return { ...someone, id: user.id, mine, close }
}

describe('closing an account', () => {
  it('requires the password and limits guesses', async () => {
    const { close, mine } = await seller()
    for (let i = 0; i < 5; i++) expect((await close('seller124')).code).toBe(1213)
    expect((await close()).code).toBe(429)
    expect((await mine.get('/api/account/info')).status).toBe(200)
  })
  it('ends all sessions of the account', async () => {
    const { close, mine, post, as } = await seller()
    const other = as((await post('login', SELLER)).data.token)
    expect((await close()).data).toEqual({ until: expect.stringMatching(/^2026-12-15T/) })
    expect((await mine.get('/api/account/info')).status).toBe(401)
    expect((await other.get('/api/account/info')).status).toBe(401)
  })
})

describe('a closed account', () => {
  it('is reported as closed after the right password and reopens on request', async () => {
    const { close, post, as, id, world } = await seller()
    const before = await balanceOf((await world()).db, id)
    await close()
    for (let i = 0; i < 6; i++)
      expect(await post('login', SELLER)).toMatchObject({ code: 1214, msg: expect.stringContaining('2026-12-15') })
    const { data } = await post('login', { ...SELLER, reopen: true })
    expect((await as(data.token).get('/api/account/info')).body.data.user).toMatchObject({ id, power: before / 100 })
    expect((await post('login', SELLER)).code).toBe(1)
  })
  it('answers a wrong password like an open account', async () => {
    const { close, post } = await seller()
    await close()
    expect(await post('login', { ...SELLER, password: 'seller124', reopen: true })).toMatchObject({ code: 1201 })
  })
  it('reopens by a code, which stays valid after the refusal', async () => {
    const { close, post, code } = await seller()
    await close()
    const by = { phone: SELLER.phone, code: await code(SELLER.phone, 'login') }
    expect((await post('login', by)).code).toBe(1214)
    expect((await post('login', { ...by, reopen: true })).code).toBe(1)
  })
  it('is complete on the thirtieth day and erased after it', async () => {
    const { close, post, advance, world, id } = await seller()
    await close()
    await advance(30 * DAY_MS - 60_000)
    expect((await post('login', SELLER)).code).toBe(1214)
    await advance(60_000)
    expect((await post('login', SELLER)).code).toBe(1201)
    const { db } = await world()
    const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ phone: `erased:${id}`, password_hash: '', nickname: '', avatar: '' })
    for (const table of ['report', 'session', 'avatar', 'wechat_identity'] as const)
      expect(await db.selectFrom(table).selectAll().where('account_id', '=', id).execute()).toEqual([])
    expect(await balanceOf(db, id)).toBe(SELLER.power)
  })
  it('loses the pictures of its infringement queries', async () => {
    const { close, mine, post, advance, world } = await seller()
    const checked = await mine.post('/api/tort/query', { mold_id: 1, title: 'Mug', pictures: [SHAPE_PNG] })
    expect(checked.body.code).toBe(1)
    const files = async () => readdirSync((await world()).files).filter((name) => name.startsWith('tort-'))
    expect(await files()).toHaveLength(1)
    await close()
    await advance(31 * DAY_MS)
    await post('login', SELLER)
    expect(await files()).toEqual([])
  })
  it('is restored by a reset if it belongs to the sample world', async () => {
    const { close, guest, post } = await seller()
    await close()
    expect((await guest.post('/__dev/login', { phone: SELLER.phone })).body.code).toBe(1301)
    await guest.post('/__dev/reset', {})
    expect((await post('login', SELLER)).code).toBe(1)
  })
  it('frees its phone for a new account once it is erased', async () => {
    const { close, guest, advance, code, solve, id } = await seller()
    await close()
    await advance(31 * DAY_MS)
    const { phone } = SELLER
    const body = { phone, password: PASSWORD, code: await code(phone, 'register'), robot: await solve() }
    const { user } = (await guest.post('/api/account/register', body)).body.data
    expect(user.id).not.toBe(id)
  })
})
