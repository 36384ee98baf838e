import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, SELLER } from './caller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ trustProxy: ['127.0.0.1', '::1', '::ffff:127.0.0.1'] })
})
afterAll(() => t.close())

const { phone, password } = SELLER

it('wrong passwords from one address lock that address, and the owner logs in from another', async () => {
  const stranger = caller(t)
  const owner = stranger.from('203.0.113.7')
  for (let i = 0; i < 6; i++)
    await stranger.post('login', { phone, password: `guess-${i}`, robot: await stranger.solve() })
  expect((await stranger.post('login', { phone, password, robot: await stranger.solve() })).code).toBe(429)
  expect((await owner.post('login', { phone, password, robot: await owner.solve() })).code).toBe(1)
})

it('wrong passwords from many addresses lock the password after twenty, and a code still logs in', async () => {
  const owner = caller(t)
  for (let i = 0; i < 20; i++) {
    const stranger = owner.from(`203.0.113.${i}`)
    await stranger.post('login', { phone, password: 'a-guess', robot: await stranger.solve() })
  }
  expect((await owner.post('login', { phone, password, robot: await owner.solve() })).code).toBe(429)
  const code = await owner.code(phone, 'login')
  expect((await owner.post('login', { phone, code, robot: await owner.solve() })).code).toBe(1)
})

it('ten codes requested at one address leave more for the owner at another', async () => {
  const stranger = caller(t)
  const owner = stranger.from('203.0.113.7')
  for (let i = 0; i < 10; i++) {
    expect((await stranger.getCode(phone, 'login')).code).toBe(1)
    await stranger.advance(60_000)
  }
  const refused = await stranger.getCode(phone, 'login')
  expect(refused).toEqual({ code: 429, msg: '尝试次数过多，请在 24 小时后重试', data: null })
  expect((await owner.getCode(phone, 'login')).code).toBe(1)
})

it('an address gets at most 120 challenges a minute', async () => {
  const { guest, advance } = caller(t)
  const ask = async () => (await guest.get('/api/account/challenge')).status
  await guest.post('/__dev/clock', { frozen: true })
  for (let i = 0; i < 120; i++) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
  await advance(60_000)
  expect(await ask()).toBe(200)
})
