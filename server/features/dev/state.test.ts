/** The dev settings of a world are read, shared as a link and applied elsewhere. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stateOfLink } from '#contracts/model/dev-link.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

let worlds = 0
async function stage() {
  const headers = { 'x-world': `states-${++worlds}` }
  const token = await t.seller(headers)
  const as = t.as(token, headers)
  const post = async (path: string, body: object) => (await as.post(path, body)).body
  const state = async (query = '') => (await as.get(`/__dev/state${query}`)).body.data
  return { headers, as, post, state }
}
const { phone } = STORY.account
const RULE = { call: 'GET /api/report/productList', latency: { from: 1, to: 9 }, probability: 0.5, seed: 3 }

it('copies the settings of one world to another by link', async () => {
  const [one, two] = [await stage(), await stage()]
  await one.post('/__dev/scenarios', { on: ['emptyLists', 'popupBlocked'] })
  await one.post('/__dev/scenarios', { on: ['insufficientPower'], phone: STORY.others.spent.phone })
  await one.post('/__dev/faults', RULE)
  await one.post('/__dev/clock', { now: '2026-11-24T18:00:00.000Z', frozen: true })
  const { state, link } = await one.state('?path=/products%3Fpage=2')
  expect(state).toEqual({
    scenarios: ['popupBlocked', 'emptyLists'],
    users: [{ phone: STORY.others.spent.phone, on: ['insufficientPower'] }],
    faults: [RULE],
    clock: { now: '2026-11-24T18:00:00.000Z', frozen: true },
    phone,
    path: '/products?page=2',
  })
  const { data } = await two.post('/__dev/state', stateOfLink(link.slice(link.indexOf('#'))) as object)
  expect(data.state).toEqual(state)
  const mine = t.as(data.token, two.headers)
  expect((await mine.get('/api/report/productList')).body.data).toMatchObject({ row: [], total: 0 })
})

describe('a state', () => {
  it('of a world without settings contains only the signed-in user', async () => {
    const s = await stage()
    expect((await s.state()).state).toEqual({ phone })
    expect((await t.as(undefined, s.headers).get('/__dev/state')).body.data).toMatchObject({
      state: {},
      link: '/__dev#e30',
    })
  })
  it('resets the settings that it does not contain', async () => {
    const s = await stage()
    await s.post('/__dev/scenarios', { on: ['emptyLists'] })
    await s.post('/__dev/scenarios', { on: ['hugeLists'], phone })
    await s.post('/__dev/faults', RULE)
    await s.post('/__dev/clock', { advance: 86_400_000, frozen: true })
    expect((await s.post('/__dev/state', {})).data).toEqual({ state: {}, token: null })
    expect((await s.state()).state).toEqual({ phone })
  })
  it('signs in before it lets the session expire', async () => {
    const s = await stage()
    await s.post('/__dev/scenarios', { on: ['sessionExpired'] })
    // The session has expired, but the state still names its user.
    const { state } = await s.state()
    expect(state).toEqual({ phone, scenarios: ['sessionExpired'] })
    const { data } = await s.post('/__dev/state', state)
    expect(data).toEqual({ state, token: expect.any(String) })
    expect((await t.as(data.token, s.headers).get('/api/account/info')).status).toBe(401)
  })
  it.each([
    [{ phone: '13700000009' }, 1301],
    [{ users: [{ phone: '13700000009', on: ['emptyLists'] }] }, 1301],
    [{ faults: [{ call: 'GET /nothing' }] }, 400],
    [{ clock: { now: 'soon', frozen: true } }, 400],
    [{ scenarios: ['sunshine'] }, 400],
  ])('with an invalid value, %j, is refused and changes nothing', async (wrong, code) => {
    const s = await stage()
    const clock = { now: '2026-11-24T18:00:00.000Z', frozen: true }
    await s.post('/__dev/scenarios', { on: ['hugeLists'] })
    await s.post('/__dev/faults', RULE)
    await s.post('/__dev/clock', clock)
    const other = { clock: { now: '2026-12-24T18:00:00.000Z', frozen: true }, scenarios: ['emptyLists'] }
    expect((await s.post('/__dev/state', { ...other, ...wrong })).code).toBe(code)
    expect((await s.state()).state).toEqual({ scenarios: ['hugeLists'], faults: [RULE], clock, phone })
  })
})
