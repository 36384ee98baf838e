/** Production has no dev calls, no worlds by header and no request log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#contracts/api/index.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ mode: 'production' })
})
afterAll(() => t.close())

const calls = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .filter(({ path }) => path.startsWith('/__dev'))

describe('in production', () => {
  it.each(calls.map((e) => [nameOf(e), e] as const))('%s does not exist', async (_, { method, path }) => {
    const address = path.replace(/:\w+/g, '1')
    const answer = await (method === 'GET' ? t.as().get(address) : t.as().post(address, {}))
    expect(answer.status).toBe(404)
    expect(answer.body.code).toBe(404)
  })
  it('a world header has no effect, and no request is recorded', async () => {
    await t.as(undefined, { 'x-world': 'mine' }).get('/api/order/providers')
    expect(t.app.worlds).not.toHaveProperty('list')
    expect(t.app.worlds.main).not.toHaveProperty('requests')
  })
})
