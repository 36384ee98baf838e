import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, encodePayload, STRANGER, solutionOf } from './caller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const request = { phone: STRANGER, type: 'register' }
const REFUSED = { code: 1204, msg: '请确认您不是机器人', data: null }

it('a solution works for one call', async () => {
  const { post, solve, advance } = caller(t)
  const robot = await solve()
  expect((await post('getCode', { ...request, robot })).code).toBe(1)
  await advance(60_000)
  expect(await post('getCode', { ...request, robot })).toEqual(REFUSED)
  expect((await post('getCode', { ...request, robot: await solve() })).code).toBe(1)
})

it('one of twelve concurrent calls with one solution succeeds', async () => {
  const { post, solve } = caller(t)
  const robot = await solve()
  const phones = Array.from({ length: 12 }, (_, i) => `139000000${String(i).padStart(2, '0')}`)
  const answers = await Promise.all(phones.map((phone) => post('getCode', { phone, type: 'register', robot })))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([1, ...Array(11).fill(1204)])
})

it('a solution is valid for ten minutes by the clock of its world', async () => {
  const { post, solve, advance } = caller(t)
  const [early, late] = [await solve(), await solve()]
  await advance(10 * 60_000 - 5000)
  expect((await post('getCode', { ...request, robot: early })).code).toBe(1)
  await advance(5000)
  expect(await post('getCode', { ...request, robot: late })).toEqual(REFUSED)
})

it('a solution from another world is refused', async () => {
  expect(await caller(t).post('getCode', { ...request, robot: await caller(t).solve() })).toEqual(REFUSED)
})

it('a challenge altered after signing is refused', async () => {
  const { guest, post } = caller(t)
  const { parameters, signature } = (await guest.get('/api/account/challenge')).body.data
  for (const forged of [{ keyPrefix: '00' }, { cost: 1, keyLength: 8 }, { data: { expires: 9_999_999_999 } }]) {
    const challenge = { parameters: { ...parameters, ...forged }, signature }
    // Only the short forged prefix is certain to have a solution. The other challenges may have none, so any key is sent.
    const robot =
      'keyPrefix' in forged
        ? await solutionOf(challenge)
        : encodePayload({ challenge, solution: { counter: 0, derivedKey: parameters.keyPrefix } })
    expect(await post('getCode', { ...request, robot })).toEqual(REFUSED)
  }
})

it('a wrong solution of a genuine challenge is refused', async () => {
  const { guest, post } = caller(t)
  const challenge = (await guest.get('/api/account/challenge')).body.data
  const { keyPrefix } = challenge.parameters
  // The prefix is public; the work finds the rest of the key.
  for (const derivedKey of [keyPrefix, keyPrefix + '0'.repeat(32), '', 'x', 7, null]) {
    const robot = encodePayload({ challenge, solution: { counter: 1, derivedKey } })
    expect(await post('getCode', { ...request, robot })).toEqual(REFUSED)
  }
})

it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no base64', '\u0000{'],
  ['no JSON', Buffer.from('{"challenge":').toString('base64')],
  ['JSON without the parts', encodePayload({})],
  ['JSON of other kinds', encodePayload([1, 'two', null])],
  ['parts of the wrong kind', encodePayload({ challenge: { parameters: [], signature: {} }, solution: 'x' })],
  ['an unsigned challenge', encodePayload({ challenge: { parameters: {} }, solution: {} })],
  ['the upstream boolean, as text', 'true'],
])('%s is refused as a solution', async (_, robot) => {
  expect(await caller(t).post('getCode', { ...request, robot })).toEqual(REFUSED)
})
