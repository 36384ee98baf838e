import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, otherCode, PASSWORD, SELLER, STRANGER } from './caller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const { phone, password } = SELLER
const GUESS = { phone, password: 'wrong-one' }
const NEEDS_PROOF = { code: 1204, msg: '请确认您不是机器人', data: null }

async function failLogins(
  { post, solve }: ReturnType<typeof caller>,
  times: number,
  body: object = GUESS,
): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { code } = await post('login', { ...body, robot: await solve() })
    expect([1201, 1206]).toContain(code)
  }
}

describe('a login by password', () => {
  it('returns a token that opens the account', async () => {
    const { post, as } = caller(t)
    const { data } = await post('login', { phone, password })
    const { user } = (await as(data.token).get('/api/account/info')).body.data
    expect(user).toEqual(data.user)
    expect(user).toMatchObject({ phone: '138****0000', power: 1000 })
    expect(user.mold).toContainEqual({ enName: 'asin_fx', id: 3, path: '/products/asin_fx/index', value: 10 })
  })
  it('accepts a phone number with prefix and dashes', async () => {
    expect((await caller(t).post('login', { phone: '+86 138-0000-0000', password })).code).toBe(1)
  })
  it.each([
    ['a wrong password', { phone, password: 'seller124' }, 1201, '手机号或密码错误'],
    ['an unknown phone', { phone: STRANGER, password }, 1201, '手机号或密码错误'],
    ['an invalid phone', { phone: '12345', password }, 1203, '请输入 11 位手机号'],
    ['a short password', { phone, password: '12345' }, 1202, '密码不能少于六位'],
    ['neither password nor code', { phone }, 1202, '密码不能少于六位'],
  ])('refuses %s with its own message', async (_, body, code, msg) => {
    const answer = await caller(t).guest.post('/api/account/login', body)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ code, msg, data: null })
  })
  it('locks the phone for fifteen minutes after five failures, even for the right password', async () => {
    const someone = caller(t)
    await failLogins(someone, 5)
    const locked = await someone.post('login', { phone, password, robot: await someone.solve() })
    expect(locked.code).toBe(429)
    expect(locked.msg).toBe('尝试次数过多，请在 15 分钟后重试')
    await someone.advance(15 * 60_000 + 1000)
    expect((await someone.post('login', { phone, password })).code).toBe(1)
  })
  it('checks no more guesses than the limit when they are concurrent', async () => {
    const { post, solve } = caller(t)
    const robots = await Promise.all(Array.from({ length: 12 }, solve))
    const guesses = robots.map((robot, i) => post('login', { phone, password: `guess-${i}`, robot }))
    const codes = (await Promise.all(guesses)).map((answer) => answer.code)
    expect(codes.toSorted((a, b) => b - a)).toEqual([...Array(5).fill(1201), ...Array(7).fill(429)])
  })
  it('locks an address after fifty failures with any phones', async () => {
    const someone = caller(t)
    const { db, clock } = await someone.world()
    const at = clock.iso()
    await db
      .insertInto('attempt')
      .values(Array.from({ length: 50 }, () => ({ subject: 'ip:127.0.0.1', at })))
      .execute()
    expect((await someone.post('login', { phone, password, robot: await someone.solve() })).code).toBe(429)
  })
  it('clears the failures of the phone and its own attempt when it succeeds', async () => {
    const someone = caller(t)
    await failLogins(someone, 4)
    expect((await someone.post('login', { phone, password, robot: await someone.solve() })).code).toBe(1)
    const { db } = await someone.world()
    const left = await db.selectFrom('attempt').select('subject').execute()
    // Failures of the address stay: a right password for one phone says nothing about guesses at other phones.
    expect(left.map((row) => row.subject.split(':')[0])).toEqual(['ip', 'ip', 'ip', 'ip'])
  })
})

describe('the robot check', () => {
  it('is required after two failures, with right and wrong passwords', async () => {
    const { post, solve } = caller(t)
    for (let i = 0; i < 2; i++) expect((await post('login', GUESS)).code).toBe(1201)
    expect(await post('login', GUESS)).toEqual(NEEDS_PROOF)
    expect(await post('login', { phone, password })).toEqual(NEEDS_PROOF)
    expect((await post('login', { phone, password, robot: await solve() })).code).toBe(1)
  })
  it('is required for other phones from the same address', async () => {
    const { post } = caller(t)
    for (const other of ['13900000001', '13900000002']) await post('login', { phone: other, password })
    expect(await post('login', { phone, password })).toEqual(NEEDS_PROOF)
  })
  it('is not required after the window of the failures', async () => {
    const { post, advance } = caller(t)
    for (let i = 0; i < 2; i++) await post('login', GUESS)
    await advance(15 * 60_000 + 1000)
    expect((await post('login', { phone, password })).code).toBe(1)
  })
  it('lets only two of many concurrent guesses through without a solution', async () => {
    const { post } = caller(t)
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('login', GUESS)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([1201, 1201, 1204, 1204, 1204, 1204])
  })
  it('covers one login, and a login refused for lack of it does not count as a failure', async () => {
    const someone = caller(t)
    for (let i = 0; i < 2; i++) await someone.post('login', GUESS)
    const robot = await someone.solve()
    expect((await someone.post('login', { ...GUESS, robot })).code).toBe(1201)
    for (let i = 0; i < 5; i++) expect(await someone.post('login', { phone, password, robot })).toEqual(NEEDS_PROOF)
    expect((await someone.post('login', { phone, password, robot: await someone.solve() })).code).toBe(1)
  })
})

describe('a login by code', () => {
  it('needs no password', async () => {
    const { code, post, as } = caller(t)
    const { data } = await post('login', { phone, code: await code(phone, 'login') })
    expect((await as(data.token).get('/api/account/info')).body.data.user.phone).toBe('138****0000')
  })
  it('answers a phone without an account as it answers a wrong code', async () => {
    const { code, getCode, post } = caller(t)
    const right = await code(phone, 'login')
    await getCode(STRANGER, 'login')
    const refused = await post('login', { phone: STRANGER, code: right })
    expect(refused).toEqual(await post('login', { phone, code: otherCode(right) }))
    expect(refused).toMatchObject({ code: 1206, data: null })
  })
  it('requires the robot check after two wrong codes and invalidates the code after five', async () => {
    const someone = caller(t)
    const right = await someone.code(phone, 'login')
    for (let i = 0; i < 2; i++) await someone.post('login', { phone, code: otherCode(right) })
    expect(await someone.post('login', { phone, code: right })).toEqual(NEEDS_PROOF)
    await failLogins(someone, 3, { phone, code: otherCode(right) })
    expect((await someone.post('login', { phone, code: right, robot: await someone.solve() })).code).toBe(1206)
  })
  it('opens an account whose password is locked by guesses, and lifts the lock', async () => {
    const someone = caller(t)
    await failLogins(someone, 5)
    const body = { phone, code: await someone.code(phone, 'login'), robot: await someone.solve() }
    expect((await someone.post('login', body)).code).toBe(1)
    expect((await someone.post('login', { phone, password, robot: await someone.solve() })).code).toBe(1)
  })
})

it('a login with the old password opens nothing if the password changes while it is checked', async () => {
  const { code, post, as } = caller(t)
  const right = await code(phone, 'forget')
  const [login] = await Promise.all([
    post('login', { phone, password }),
    post('updatePassword', { phone, code: right, password: PASSWORD }),
  ])
  if (login.code === 1) expect((await as(login.data.token).get('/api/account/info')).status).toBe(401)
  else expect(login.code).toBe(1201)
})
