import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, otherCode, PASSWORD, SELLER, STRANGER } from './caller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const WRONG_CODE = { code: 1206, msg: '验证码错误或已失效，请重新获取', data: null }
const body = { phone: STRANGER, password: PASSWORD }

it('opens an account with a session, and it can log in again', async () => {
  const { code, post, solve, as } = caller(t)
  const { data } = await post('register', { ...body, code: await code(STRANGER, 'register'), robot: await solve() })
  const info = (await as(data.token).get('/api/account/info')).body.data.user
  expect(info).toEqual(data.user)
  expect(info).toMatchObject({ phone: '139****0000', nickname: '卖家0000', language: 'zh-CN', level: 0 })
  expect((await post('login', body)).data.user).toEqual(data.user)
})

it('credits thirty power by one ledger entry', async () => {
  const { code, post, solve, world } = caller(t)
  const { data } = await post('register', { ...body, code: await code(STRANGER, 'register'), robot: await solve() })
  expect(data.user.power).toBe(30)
  const { db } = await world()
  const entries = await db.selectFrom('ledger').selectAll().where('account_id', '=', data.user.id).execute()
  expect(entries).toMatchObject([{ kind: 'gift', amount: 3000, cause: `registration:${data.user.id}` }])
})

it('uses the chosen language, else the caller’s', async () => {
  const english = caller(t, 'en-US')
  const robot = await english.solve()
  const { data } = await english.post('register', { ...body, code: await english.code(STRANGER, 'register'), robot })
  expect(data.user).toMatchObject({ language: 'en-US', nickname: 'Seller 0000' })
  const { code, post, solve } = caller(t, 'en-US')
  const chosen = { ...body, code: await code(STRANGER, 'register'), robot: await solve(), language: 'zh-CN' }
  expect((await post('register', chosen)).data.user).toMatchObject({ language: 'zh-CN', nickname: '卖家0000' })
})

it('opens an account that dev calls refuse', async () => {
  const { code, post, solve, guest } = caller(t)
  await post('register', { ...body, code: await code(STRANGER, 'register'), robot: await solve() })
  expect((await guest.post('/__dev/login', { phone: STRANGER })).body.code).toBe(1301)
  expect((await guest.post('/__dev/power', { phone: STRANGER, power: 5 })).body.code).toBe(1301)
})

it('opens one account with one gift for eight concurrent calls', async () => {
  const { code, post, solve, world } = caller(t)
  const right = await code(STRANGER, 'register')
  const robots = await Promise.all(Array.from({ length: 8 }, solve))
  const answers = await Promise.all(robots.map((robot) => post('register', { ...body, code: right, robot })))
  expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code !== 1)).toEqual(Array(7).fill(WRONG_CODE))
  const { db } = await world()
  expect(await db.selectFrom('account').select('id').where('phone', '=', STRANGER).execute()).toHaveLength(1)
  expect(await db.selectFrom('ledger').select('id').where('cause', 'like', 'registration:%').execute()).toHaveLength(1)
})

it('refuses a phone registered meanwhile like a wrong code', async () => {
  const { code, post, solve, world } = caller(t)
  const right = await code(STRANGER, 'register')
  const { db, clock } = await world()
  await db
    .insertInto('account')
    .values({
      phone: STRANGER,
      password_hash: '',
      nickname: '',
      created_at: clock.iso(),
      start_time: null,
      end_time: null,
      birthday: null,
    })
    .execute()
  expect(await post('register', { ...body, code: right, robot: await solve() })).toEqual(WRONG_CODE)
  expect(await db.selectFrom('ledger').select('id').where('cause', 'like', 'registration:%').execute()).toEqual([])
})

it('answers a wrong code the same with and without an account', async () => {
  const { code, getCode, post, solve } = caller(t)
  const right = await code(STRANGER, 'register')
  await getCode(SELLER.phone, 'register')
  const tried = { password: PASSWORD, code: otherCode(right) }
  const [ofStranger, ofSeller] = [
    await post('register', { ...tried, phone: STRANGER, robot: await solve() }),
    await post('register', { ...tried, phone: SELLER.phone, robot: await solve() }),
  ]
  expect(ofStranger).toEqual(WRONG_CODE)
  expect(ofSeller).toEqual(ofStranger)
})

it.each([
  ['an invalid phone', { phone: '12345' }, 1203],
  ['a short password', { password: '12345' }, 1202],
  ['a common password', { password: '123456' }, 1215],
  ['the phone as its password', { password: STRANGER }, 1215],
  ['a code without six digits', { code: '12' }, 1205],
])('refuses %s before it spends the robot solution', async (_, change, expected) => {
  const { code, post, solve } = caller(t)
  const complete = { ...body, code: await code(STRANGER, 'register'), robot: await solve() }
  expect((await post('register', { ...complete, ...change })).code).toBe(expected)
  expect((await post('register', complete)).code).toBe(1)
})

it('needs a new robot solution, because getCode has spent the previous one', async () => {
  const { guest, post, solve, outbox } = caller(t)
  const robot = await solve()
  await post('getCode', { phone: STRANGER, type: 'register', robot })
  const code = /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0]
  const answer = await guest.post('/api/account/register', { ...body, code, robot })
  expect(answer.body.code).toBe(1204)
})
