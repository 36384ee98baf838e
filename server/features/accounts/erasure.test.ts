import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { SHAPE_PNG } from '#contracts/pact/given.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, PASSWORD, STRANGER } from './caller.test-support.ts'
import { cleanup } from './cleanup.ts'

const DAY_MS = 86_400_000
const MAIN = { 'x-world': 'main' }

let dataDir = ''
let t: TestApp
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'erasure-'))
  t = await testApp({ dataDir })
})
afterAll(async () => {
  await t.close()
  rmSync(dataDir, { recursive: true, force: true })
})

type Someone = Pick<ReturnType<typeof caller>, 'post' | 'code' | 'solve' | 'as'>

async function register({ post, code, solve, as }: Someone) {
  const body = { phone: STRANGER, password: PASSWORD, code: await code(STRANGER, 'register'), robot: await solve() }
  const { token, user } = (await post('register', body)).data
  return { user, mine: as(token), token }
}

describe('an erased person', () => {
  it('leaves no byte in the state file or its log', async () => {
    const someone = caller(t, 'zh-CN', 'main')
    const { mine } = await register(someone)
    const profile = {
      nickname: 'Nickname-of-who-left',
      title: 'Title-of-who-left',
      agent: 'Firefox/7177.0 (Windows NT)',
    }
    await mine.post('/api/account/profile', { nickname: profile.nickname })
    await t.as(undefined, { ...MAIN, 'user-agent': profile.agent }).post('/api/account/login', {
      phone: STRANGER,
      password: PASSWORD,
    })
    const picture = { mold_id: 1, title: profile.title, pictures: [SHAPE_PNG] }
    await mine.post('/api/tort/query', picture)
    const state = () =>
      ['state.sqlite', 'state.sqlite-wal'].map((name) => readFileSync(join(dataDir, name), 'latin1')).join()
    const traces = [STRANGER, profile.nickname, profile.title, 'Firefox 7177']
    const found = () => traces.filter((trace) => state().includes(trace))
    expect(found()).toEqual(traces)
    await mine.post('/api/account/close', { password: PASSWORD })
    await someone.advance(31 * DAY_MS)
    expect(found()).toEqual([])
  })
})

describe('an account closed for thirty days', () => {
  it('is erased by the hourly clean-up, without a login or a restart', async () => {
    const someone = caller(t)
    const { mine, user } = await register(someone)
    await mine.post('/api/account/close', { password: PASSWORD })
    const world = await someone.world()
    const row = () => world.db.selectFrom('account').select('phone').where('id', '=', user.id).executeTakeFirstOrThrow()
    const hourly = cleanup(() => world, { info() {}, warn() {}, error() {} }, 1)
    onTestFinished(() => hourly.stop())
    world.clock.advance(29 * DAY_MS)
    await hourly.run()
    expect(await row()).toEqual({ phone: STRANGER })
    world.clock.advance(DAY_MS)
    await expect.poll(row).toEqual({ phone: `erased:${user.id}` })
  })
})

describe('the welcome gift', () => {
  it('is credited once per phone, however often it registers', async () => {
    const someone = caller(t)
    const powers: number[] = []
    for (let i = 0; i < 3; i++) {
      const { mine, user } = await register(someone)
      powers.push(user.power)
      await mine.post('/api/account/close', { password: PASSWORD })
      await someone.advance(31 * DAY_MS)
    }
    expect(powers).toEqual([30, 0, 0])
    const { db } = await someone.world()
    const gifts = await db.selectFrom('ledger').select('id').where('cause', 'like', 'registration:%').execute()
    expect(gifts).toHaveLength(1)
  })
  it('follows the same rule for a phone that links WeChat', async () => {
    const someone = caller(t)
    const { mine } = await register(someone)
    await mine.post('/api/account/close', { password: PASSWORD })
    await someone.advance(31 * DAY_MS)
    const { ticket, qr } = (await someone.post('getWechatQr', {})).data
    const state = new URL(qr).searchParams.get('state')
    await someone.guest.post('/__dev/wechat', { state, act: 'confirm', openid: 'somebody' })
    const bound = { ticket, phone: STRANGER, code: await someone.code(STRANGER, 'bind') }
    expect((await someone.post('wechatBind', bound)).data.user.power).toBe(0)
  })
})
