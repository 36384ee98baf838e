/** Many worlds at once, and resets during other calls: no call may fail with a server error. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from './test-app.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  // One listening server for all calls; otherwise supertest opens and closes one per call.
  await t.app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

const login = (headers?: Record<string, string>) =>
  t.as(undefined, headers).post('/__dev/login', { phone: STORY.account.phone })
const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ 'x-world': `${prefix}-${index}` }))

describe('more worlds at once than the limit', () => {
  it('are all answered', async () => {
    const answers = await Promise.all(named('crowd', 230).map((headers) => login(headers)))
    expect(answers.filter(({ body }) => body.code !== 1)).toEqual([])
  })
  it('evict the least recently used world, never one in use', async () => {
    const busy = { 'x-world': 'busy' }
    const token = await t.seller(busy)
    const world = await t.app.worlds.get('busy')
    const stop = new AbortController()
    const stream = await fetch(`${addressOf(t)}/api/report/progress`, {
      headers: { ...busy, authorization: token },
      signal: stop.signal,
    })
    const idle = { 'x-world': 'idle' }
    const lost = await t.seller(idle)
    for (const headers of named('later', 210)) await login(headers)
    expect(await t.app.worlds.get('busy')).toBe(world)
    expect((await t.as(token, busy).get('/api/account/info')).status).toBe(200)
    // The id still works, with a new world from the seed, so the former login is unknown.
    expect((await t.as(lost, idle).get('/api/account/info')).status).toBe(401)
    stop.abort()
    await stream.body?.cancel().catch(() => undefined)
  })
})

describe('a reset', () => {
  it.each([
    ['the main world', undefined],
    ['a named world', { 'x-world': 'resets' }],
  ])('of %s fails no concurrent call', async (_, headers) => {
    const token = await t.seller(headers)
    const reset = () => t.as(undefined, headers).post('/__dev/reset', {})
    const listReports = () => t.as(token, headers).get('/api/report/productList')
    const rounds = Array.from({ length: 5 }, () => [reset(), login(headers), listReports(), reset(), login(headers)])
    const statuses = (await Promise.all(rounds.flat())).map(({ status }) => status)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await reset()
    const after = await login(headers)
    expect((await t.as(after.body.data.token, headers).get('/api/account/info')).body.data.user.power).toBe(1000)
    expect((await listReports()).status).toBe(401)
  })
  it('restarts ids', async () => {
    const headers = { 'x-world': 'ids' }
    const info = async () => (await t.as(await t.seller(headers), headers).get('/api/account/info')).body.data.user
    const before = await info()
    await t.as(undefined, headers).post('/__dev/reset', {})
    expect((await info()).id).toBe(before.id)
  })
})

function addressOf({ app }: TestApp): string {
  const address = app.server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen')
  return `http://127.0.0.1:${address.port}`
}
