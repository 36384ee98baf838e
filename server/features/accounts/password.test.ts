import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, PASSWORD, SELLER, STRANGER } from './caller.test-support.ts'
import { hashPassword } from './passwords.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const { phone, password } = SELLER

async function openSessions(count: number) {
  const someone = caller(t)
  const tokens: string[] = []
  for (let i = 0; i < count; i++) tokens.push((await someone.post('login', { phone, password })).data.token)
  const open = () =>
    Promise.all(tokens.map(async (token) => (await someone.as(token).get('/api/account/info')).status === 200))
  return { ...someone, tokens, open, first: someone.as(tokens[0] ?? '') }
}

describe('a password reset by code', () => {
  it('sets a new password and ends every session', async () => {
    const { code, post, open } = await openSessions(2)
    const reset = await post('updatePassword', { phone, code: await code(phone, 'forget'), password: PASSWORD })
    expect(reset).toEqual({ code: 1, msg: '成功', data: { ended: 2 } })
    expect(await open()).toEqual([false, false])
    expect((await post('login', { phone, password })).code).toBe(1201)
    expect((await post('login', { phone, password: PASSWORD })).code).toBe(1)
  })
  it('lifts a lock caused by guesses at the old password', async () => {
    const { code, post, solve } = caller(t)
    for (let i = 0; i < 5; i++) await post('login', { phone, password: 'wrong-one', robot: await solve() })
    await post('updatePassword', { phone, code: await code(phone, 'forget'), password: PASSWORD })
    expect((await post('login', { phone, password: PASSWORD, robot: await solve() })).code).toBe(1)
  })
  it('refuses a phone without an account like a wrong code', async () => {
    const { code, getCode, post } = caller(t)
    const right = await code(phone, 'forget')
    await getCode(STRANGER, 'forget')
    const refused = await post('updatePassword', { phone: STRANGER, code: right, password: PASSWORD })
    expect(refused).toEqual({ code: 1206, msg: '验证码错误或已失效，请重新获取', data: null })
  })
  it('accepts the code for one of two concurrent resets', async () => {
    const { code, post } = caller(t)
    const right = await code(phone, 'forget')
    const answers = await Promise.all(
      ['first-one', 'second-one'].map((chosen) => post('updatePassword', { phone, code: right, password: chosen })),
    )
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([1, 1206])
  })
})

describe('a logged-in user', () => {
  it('changes the password with the old one, which ends the other sessions', async () => {
    const { first, open, post } = await openSessions(3)
    const { body } = await first.post('/api/account/updatePassword', { oldPassword: password, password: PASSWORD })
    expect(body.data).toEqual({ ended: 2 })
    expect(await open()).toEqual([true, false, false])
    expect((await post('login', { phone, password: PASSWORD })).code).toBe(1)
  })
  it('is refused with a wrong or missing old password and keeps all sessions', async () => {
    const { first, open } = await openSessions(2)
    for (const oldPassword of ['wrong-one', undefined]) {
      const { body } = await first.post('/api/account/updatePassword', { oldPassword, password: PASSWORD })
      expect(body).toEqual({ code: 1207, msg: '原密码错误', data: null })
    }
    expect(await open()).toEqual([true, true])
  })
  it.each(['qwerty', phone, phone.slice(-6)])(
    'cannot set %s, and keeps the password and the sessions',
    async (chosen) => {
      const { first, open, post } = await openSessions(2)
      const { body } = await first.post('/api/account/updatePassword', { oldPassword: password, password: chosen })
      expect(body).toMatchObject({ code: 1215, msg: expect.stringContaining('太容易被猜到') })
      expect(await open()).toEqual([true, true])
      expect((await post('login', { phone, password })).code).toBe(1)
    },
  )
  it('learns nothing about the phone while the old password is wrong', async () => {
    const { first } = await openSessions(1)
    const { body } = await first.post('/api/account/updatePassword', { oldPassword: 'wrong-one', password: phone })
    expect(body.code).toBe(1207)
  })
  it('logs in with a guessable password that was set before the check existed', async () => {
    const { post, world } = caller(t)
    const { db } = await world()
    await db
      .updateTable('account')
      .set({ password_hash: await hashPassword('123456') })
      .where('phone', '=', phone)
      .execute()
    expect((await post('login', { phone, password: '123456' })).code).toBe(1)
  })
  it('has five guesses at the old password, then the right one fails too for fifteen minutes', async () => {
    const { first, advance } = await openSessions(1)
    const change = async (oldPassword: string) =>
      (await first.post('/api/account/updatePassword', { oldPassword, password: PASSWORD })).body.code
    const codes = await Promise.all(Array.from({ length: 12 }, (_, i) => change(`guess-${i}`)))
    expect(codes.toSorted((a, b) => b - a)).toEqual([...Array(5).fill(1207), ...Array(7).fill(429)])
    expect(await change(password)).toBe(429)
    await advance(15 * 60_000 + 1000)
    expect(await change(password)).toBe(1)
  })
  it('succeeds with one of two concurrent changes', async () => {
    const { first, post, solve } = await openSessions(1)
    const chosen = ['first-one', 'second-one']
    const answers = await Promise.all(
      chosen.map((next) => first.post('/api/account/updatePassword', { oldPassword: password, password: next })),
    )
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([1, 1207])
    const winner = answers.findIndex(({ body }) => body.code === 1)
    expect((await post('login', { phone, password: chosen[winner], robot: await solve() })).code).toBe(1)
  })
  it('ends the event streams of the ended sessions only', async () => {
    const { first, tokens, world } = await openSessions(2)
    const { hub } = await world()
    const [mine, other] = tokens.map((token) => {
      const heard: unknown[] = []
      const user = { id: 1, token, expiresAt: Number.POSITIVE_INFINITY }
      hub.follow({ user, begin: async () => {}, receive: (event) => heard.push(event), end: () => heard.push('ended') })
      return heard
    })
    await first.post('/api/account/logoutEverywhere', {})
    expect(other).toEqual(['ended'])
    const event = {
      id: 7,
      kind: 'asin' as const,
      subject: 'B0SAMPLE01',
      title: '',
      marketplace: 'US' as const,
      state: 0,
      stage: 'reading' as const,
      progress: 1,
    }
    hub.publish(1, event)
    expect(mine).toEqual([event])
  })
  it('logs out on all other devices', async () => {
    const { first, open } = await openSessions(3)
    const { body } = await first.post('/api/account/logoutEverywhere', {})
    expect(body.data).toEqual({ ended: 2 })
    expect(await open()).toEqual([true, false, false])
  })
})

describe('a guest', () => {
  it('is refused as not logged in without code and session', async () => {
    const { guest } = caller(t)
    for (const body of [{ password: PASSWORD }, { password: PASSWORD, oldPassword: password, phone }]) {
      const answer = await guest.post('/api/account/updatePassword', body)
      expect(answer.status).toBe(401)
      expect(answer.body.msg).toBe('您还未登录')
    }
  })
  it.each([
    ['a missing phone', { code: '123456', password: PASSWORD }, 1203],
    ['a short password', { phone, code: '123456', password: '12345' }, 1202],
    ['a common password', { phone, code: '123456', password: 'password' }, 1215],
    ['the phone as its password', { phone, code: '123456', password: phone }, 1215],
    ['a code without six digits', { phone, code: '12', password: PASSWORD }, 1205],
  ])('is refused with %s', async (_, body, code) => {
    expect((await caller(t).post('updatePassword', body)).code).toBe(code)
  })
})
