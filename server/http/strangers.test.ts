/** Access in dev mode: pages of other sites are rejected, and a malformed world id selects no world. */
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ELSEWHERE = ['https://example.com', 'http://localhost.example.com', 'http://127.0.0.1.example.com', 'null']
const HERE = ['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://web.localhost']

describe('a dev call', () => {
  it.each(ELSEWHERE)('rejects a page of %s and changes nothing', async (origin) => {
    const token = await t.seller()
    const answer = await t.as(undefined, { origin }).post('/__dev/reset', {})
    expect(answer.status).toBe(400)
    expect(answer.body.msg).toContain('Origin')
    expect((await t.as(token).get('/api/account/info')).status).toBe(200)
  })
  it('rejects a host name of another site that points to this machine', async () => {
    const answer = await t.as(undefined, { host: 'rebound.example.com' }).get('/__dev/outbox')
    expect(answer.status).toBe(400)
    expect(answer.body.msg).toContain('Host')
  })
  it('rejects another machine, whatever host name it uses', async () => {
    const asked = (remoteAddress: string) =>
      t.app.server.inject({ url: '/__dev/outbox', headers: { host: 'localhost' }, remoteAddress })
    expect((await asked('203.0.113.9')).statusCode).toBe(400)
    expect((await asked('::ffff:203.0.113.9')).json().msg).toContain('address')
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await asked(own)).statusCode).toBe(200)
  })
  it.each(HERE)('accepts a page of %s', async (origin) => {
    expect((await t.as(undefined, { origin }).get('/__dev/outbox')).body.code).toBe(1)
  })
})

describe('a web app on another port', () => {
  it.each(HERE)('may read answers if it is on this machine: %s', async (origin) => {
    const { headers } = await t.as(await t.seller(), { origin }).get('/api/account/info')
    expect(headers['access-control-allow-origin']).toBe(origin)
  })
  it.each(ELSEWHERE)('may not read answers if it is on another site: %s', async (origin) => {
    const { headers } = await t.as(await t.seller(), { origin }).get('/api/account/info')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
  it('may read the event stream too', async () => {
    const authorization = await t.seller()
    await t.app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = t.app.server.server.address() as AddressInfo // it listens on a port, not on a pipe
    const headers = { authorization, origin: 'http://localhost:5173' }
    const answer = await new Promise<Record<string, unknown>>((resolve, reject) => {
      const asked = get({ port, host: '127.0.0.1', path: '/api/report/progress', headers }, (response) => {
        resolve(response.headers)
        response.destroy()
      })
      asked.once('error', reject)
    })
    expect(answer).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'content-type': 'text/event-stream; charset=utf-8',
    })
  })
})

describe('a world id', () => {
  it.each([
    ['x-world', { 'x-world': 'my.world' }],
    ['x-world', { 'x-world': '' }],
    ['x-world', { 'x-world': 'w'.repeat(65) }],
    ['cookie world', { cookie: 'a=b; world=my.world' }],
  ])(
    'that is malformed is rejected with the name of its source, %s, and the main world stays unchanged',
    async (field, headers) => {
      const token = await t.seller()
      const answer = await t.as(undefined, headers).post('/__dev/reset', {})
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ code: 400, data: null })
      expect(answer.body.msg).toContain(field)
      expect((await t.as(token).get('/api/account/info')).status).toBe(200)
    },
  )
  it('that is valid selects its world, in the header or in the cookie', async () => {
    expect((await t.as(undefined, { 'x-world': 'my_world-1' }).post('/__dev/reset', {})).body.data.world).toBe(
      'my_world-1',
    )
    expect((await t.as(undefined, { cookie: 'a=b; world=mine' }).post('/__dev/reset', {})).body.data.world).toBe('mine')
  })
})
