import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { SESSION_DAYS } from '#server/domain/sessions.ts'
import { type TestApp, testApp } from '#server/test-app.test-support.ts'

let t: TestApp
let worlds = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const { phone, password } = STORY.account
/** A caller in a world of its own. */
const fresh = (token?: string, world = `account-${++worlds}`) => ({ world, as: t.as(token, { 'x-world': world }) })

describe('POST /api/account/login', () => {
  it('gives a token that opens the account', async () => {
    const { world, as } = fresh()
    const login = await as.post('/api/account/login', { phone, password, re: 'device', robot: true })
    expect(login.body.code).toBe(1)
    const info = await fresh(login.body.data.token, world).as.get('/api/account/info')
    expect(info.body.data.user).toEqual(login.body.data.user)
    expect(info.body.data.user).toMatchObject({ phone: '138****0000', power: 1000 })
    expect(info.body.data.user.mold).toContainEqual({
      enName: 'asin_fx',
      id: 3,
      path: '/products/asin_fx/index',
      value: 10,
    })
  })
  it('takes a phone number as people write it', async () => {
    const { as } = fresh()
    expect((await as.post('/api/account/login', { phone: '+86 138-0000-0000', password })).body.code).toBe(1)
  })
  it.each([
    ['a wrong password', { phone, password: 'seller124' }, 1201, '手机号或密码错误'],
    ['an unknown phone', { phone: '13900000000', password }, 1201, '手机号或密码错误'],
    ['a phone that is none', { phone: '12345', password }, 1203, '请输入 11 位手机号'],
    ['a short password', { phone, password: '12345' }, 1202, '密码不能少于六位'],
  ])('refuses %s with a message of its own', async (_, body, code, msg) => {
    const answer = await fresh().as.post('/api/account/login', body)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ code, msg, data: null })
  })
  it('locks the phone after five failures, also for the right password, until a quarter of an hour has passed', async () => {
    const { as } = fresh()
    for (let i = 0; i < 5; i++) await as.post('/api/account/login', { phone, password: 'wrong-one' })
    const locked = await as.post('/api/account/login', { phone, password })
    expect(locked.status).toBe(429)
    expect(locked.body.msg).toMatch(/尝试次数过多，请在 \d+ 秒后重试/)
    await as.post('/__dev/clock', { advance: 15 * 60_000 + 1000 })
    expect((await as.post('/api/account/login', { phone, password })).body.code).toBe(1)
  })
  it('lets no more guesses through when they come all at once', async () => {
    const { as } = fresh()
    const guesses = Array.from({ length: 12 }, (_, i) =>
      as.post('/api/account/login', { phone, password: `guess-${i}` }),
    )
    const codes = (await Promise.all(guesses)).map((answer) => answer.body.code)
    expect(codes.toSorted()).toEqual([...Array(5).fill(1201), ...Array(7).fill(429)])
  })
  it('forgets the failures of the phone, and the try itself, when it succeeds', async () => {
    const { world, as } = fresh()
    for (let i = 0; i < 4; i++) await as.post('/api/account/login', { phone, password: 'wrong-one' })
    expect((await as.post('/api/account/login', { phone, password })).body.code).toBe(1)
    const { db } = await t.app.worlds.get(world)
    const left = await db.selectFrom('login_failure').select('subject').execute()
    // Those of the address stay: a right password for one phone says nothing about guesses at others.
    expect(left.map((row) => row.subject.split(':')[0])).toEqual(['ip', 'ip', 'ip', 'ip'])
  })
})

describe('a session', () => {
  it('ends with logout', async () => {
    const { world, as } = fresh()
    const { token } = (await as.post('/api/account/login', { phone, password })).body.data
    const mine = fresh(token, world).as
    expect((await mine.get('/api/account/logout')).body.code).toBe(1)
    expect((await mine.get('/api/account/info')).status).toBe(401)
  })
  it('expires', async () => {
    const { world, as } = fresh()
    const { token } = (await as.post('/api/account/login', { phone, password })).body.data
    await as.post('/__dev/clock', { advance: SESSION_DAYS * 86_400_000 })
    expect((await fresh(token, world).as.get('/api/account/info')).status).toBe(401)
  })
  it('is stored as a hash: the token is nowhere in the state', async () => {
    const { as } = fresh()
    const { token } = (await as.post('/api/account/login', { phone, password })).body.data
    const world = await t.app.worlds.get(`account-${worlds}`)
    const rows = await world.db.selectFrom('session').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const account = await world.db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
    expect(account.password_hash).toMatch(/^scrypt\$32768\$8\$1\$/)
  })
})
