import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODE_TYPES } from '#contracts/api/accounts/account.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, otherCode, PASSWORD, SELLER, STRANGER } from './caller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const WRONG_CODE = { code: 1206, msg: '验证码错误或已失效，请重新获取', data: null }

describe('a code', () => {
  it('has six digits and is sent in the caller’s language', async () => {
    const [chinese, english] = [caller(t), caller(t, 'en-US')]
    expect(await chinese.getCode(SELLER.phone, 'login')).toEqual({ code: 1, msg: '成功', data: { seconds: 60 } })
    await english.getCode(SELLER.phone, 'login')
    expect((await chinese.outbox())[0]).toMatchObject({
      to: SELLER.phone,
      channel: 'sms',
      text: expect.stringMatching(/^【选品罗盘】您的验证码是 \d{6}，5 分钟内有效。/),
    })
    expect((await english.outbox())[0]?.text).toMatch(/^\[Seller Compass\] Your code is \d{6}, valid for 5 minutes\./)
  })
  it('is sent to the normalised phone number', async () => {
    const { getCode, outbox } = caller(t)
    await getCode('+86 138-0000-0000', 'login')
    expect((await outbox())[0]?.to).toBe(SELLER.phone)
  })
  it('is stored only as a hash', async () => {
    const { code, world } = caller(t)
    const typed = await code(SELLER.phone, 'login')
    const rows = await (await world()).db.selectFrom('code').selectAll().execute()
    expect(rows).toMatchObject([{ phone: SELLER.phone, type: 'login', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(JSON.stringify(rows)).not.toContain(typed)
  })
  it('works for five minutes', async () => {
    const { code, post, advance, solve } = caller(t)
    const body = { phone: STRANGER, password: PASSWORD, code: await code(STRANGER, 'register') }
    await advance(5 * 60_000)
    expect(await post('register', { ...body, robot: await solve() })).toEqual(WRONG_CODE)
  })
  it('works once', async () => {
    const { code, post } = caller(t)
    const body = { phone: SELLER.phone, code: await code(SELLER.phone, 'login') }
    expect((await post('login', body)).code).toBe(1)
    expect(await post('login', body)).toEqual(WRONG_CODE)
  })
  it('is replaced by the next one', async () => {
    const { code, post, advance } = caller(t)
    const first = await code(SELLER.phone, 'login')
    await advance(60_000)
    const second = await code(SELLER.phone, 'login')
    // One pair in a million is equal.
    if (first !== second) expect(await post('login', { phone: SELLER.phone, code: first })).toEqual(WRONG_CODE)
    expect((await post('login', { phone: SELLER.phone, code: second })).code).toBe(1)
  })
  it('is refused for another type or another phone', async () => {
    const { code, post, solve } = caller(t)
    const forLogin = await code(SELLER.phone, 'login')
    expect(await post('updatePassword', { phone: SELLER.phone, code: forLogin, password: PASSWORD })).toEqual(
      WRONG_CODE,
    )
    const forRegister = await code(STRANGER, 'register')
    const other = { phone: '13900000001', password: PASSWORD, code: forRegister, robot: await solve() }
    expect(await post('register', other)).toEqual(WRONG_CODE)
  })
  it('is refused without costing a try if it does not have six digits', async () => {
    const { code, post, world } = caller(t)
    const right = await code(SELLER.phone, 'login')
    for (const typed of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
      const answer = await post('login', { phone: SELLER.phone, code: typed })
      expect(answer).toEqual({ code: 1205, msg: '验证码格式错误', data: null })
    }
    expect(await (await world()).db.selectFrom('code').select('tries').execute()).toEqual([{ tries: 0 }])
    expect((await post('login', { phone: SELLER.phone, code: ` ${right} ` })).code).toBe(1)
  })
  it('is invalid after five wrong tries', async () => {
    const { code, post } = caller(t)
    const right = await code(SELLER.phone, 'forget')
    const body = { phone: SELLER.phone, password: PASSWORD }
    for (let i = 0; i < 5; i++) await post('updatePassword', { ...body, code: otherCode(right) })
    expect(await post('updatePassword', { ...body, code: right })).toEqual(WRONG_CODE)
  })
  it('is tried at most five times by twelve concurrent calls', async () => {
    const { code, post, world } = caller(t)
    const right = await code(SELLER.phone, 'forget')
    const body = { phone: SELLER.phone, password: PASSWORD, code: otherCode(right) }
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('updatePassword', body)))
    expect(answers).toEqual(Array(12).fill(WRONG_CODE))
    expect(await (await world()).db.selectFrom('code').select('tries').execute()).toEqual([{ tries: 5 }])
    expect(await post('updatePassword', { ...body, code: right })).toEqual(WRONG_CODE)
  })
})

describe('requesting a code', () => {
  it.each(CODE_TYPES)('of type %s answers the same with and without an account', async (type) => {
    const { getCode } = caller(t)
    expect(await getCode(SELLER.phone, type)).toEqual(await getCode(STRANGER, type))
  })
  it.each(CODE_TYPES)('of type %s leaves the same rows with and without an account', async (type) => {
    const { getCode, world } = caller(t)
    for (const phone of [SELLER.phone, STRANGER]) await getCode(phone, type)
    const { db } = await world()
    const rows = await db.selectFrom('code').select(['type', 'tries']).execute()
    expect(rows).toEqual(Array(2).fill({ type, tries: 0 }))
    const attempts = await db.selectFrom('attempt').select('subject').execute()
    expect(attempts.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
      // One for the phone, one for the phone at this address.
      ...Array(4).fill('code'),
      ...Array(2).fill('code-ip'),
    ])
  })
  it('sends no login or reset code to a phone without an account', async () => {
    const { getCode, outbox, advance } = caller(t)
    await getCode(STRANGER, 'login')
    await advance(60_000)
    await getCode(STRANGER, 'forget')
    expect(await outbox()).toEqual([])
  })
  it('to register with a phone that has an account sends a notice instead of a code', async () => {
    const { getCode, outbox } = caller(t)
    await getCode(SELLER.phone, 'register')
    const texts = (await outbox()).map(({ text }) => text)
    expect(texts).toEqual([expect.stringContaining('该号码已有账号。请直接登录')])
    expect(texts[0]).not.toMatch(/\d{6}/)
  })
  it('again within a minute is refused with the remaining seconds', async () => {
    const { getCode, advance } = caller(t)
    await getCode(STRANGER, 'register')
    await advance(20_000)
    const refused = await getCode(STRANGER, 'login')
    expect(refused.code).toBe(429)
    expect(Number(/(\d+) 秒/.exec(refused.msg)?.[1])).toBeGreaterThan(35)
    await advance(40_000)
    expect((await getCode(STRANGER, 'login')).code).toBe(1)
  })
  it('twelve times at once succeeds once', async () => {
    const { post, solve, outbox } = caller(t)
    const robots = await Promise.all(Array.from({ length: 12 }, solve))
    const answers = await Promise.all(
      robots.map((robot) => post('getCode', { phone: STRANGER, type: 'register', robot })),
    )
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, ...Array(11).fill(429)])
    expect(await outbox()).toHaveLength(1)
  })
  it('is allowed ten times a day for a phone', async () => {
    const { getCode, advance } = caller(t)
    for (let i = 0; i < 10; i++) {
      expect((await getCode(STRANGER, 'register')).code).toBe(1)
      await advance(60_000)
    }
    expect((await getCode(STRANGER, 'register')).code).toBe(429)
    await advance(24 * 3600_000 - 10 * 60_000)
    expect((await getCode(STRANGER, 'register')).code).toBe(1)
  })
  it('is allowed thirty times an hour from an address', async () => {
    const { getCode, advance } = caller(t)
    const phone = (i: number) => `139000001${String(i).padStart(2, '0')}`
    for (let i = 0; i < 30; i++) expect((await getCode(phone(i), 'register')).code).toBe(1)
    expect((await getCode(phone(30), 'register')).code).toBe(429)
    await advance(3600_000)
    expect((await getCode(phone(30), 'register')).code).toBe(1)
  })
  it('for an invalid phone is refused without spending the robot solution', async () => {
    const { post, solve } = caller(t)
    const robot = await solve()
    expect((await post('getCode', { phone: '12345', type: 'login', robot })).code).toBe(1203)
    expect((await post('getCode', { phone: STRANGER, type: 'login', robot })).code).toBe(1)
  })
})
