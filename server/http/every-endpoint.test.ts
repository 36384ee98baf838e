/** Tests generated from the contract, so they cover every future call too. */
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#contracts/api/index.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

let t: TestApp
let token: string
beforeAll(async () => {
  t = await testApp()
  token = await t.seller()
})
afterAll(() => t.close())

const all: Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))
const addressOf = (e: Endpoint) => e.path.replace(/:\w+/g, 'x')
const send = (e: Endpoint, as: ReturnType<TestApp['as']>, body: object = {}) =>
  e.method === 'GET' ? as.get(addressOf(e)) : as.post(addressOf(e), body)

const fieldsOf = (e: Endpoint) => Object.keys(e.body?.properties ?? {})
const requiredOf = (e: Endpoint): readonly string[] => e.body?.required ?? []

describe('a call for users', () => {
  it.each(all.filter((e) => e.auth === 'user').map((e) => [nameOf(e), e] as const))(
    '%s refuses a guest',
    async (_, e) => {
      const answer = await send(e, t.as())
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ code: 401, msg: '您还未登录', data: null })
    },
  )
  it.each(all.filter((e) => e.auth === 'user').map((e) => [nameOf(e), e] as const))(
    '%s refuses an unknown token',
    async (_, e) => {
      const answer = await send(e, t.as('not-a-token', { 'accept-language': 'en-US' }))
      expect(answer.status).toBe(401)
      expect(answer.body.msg).toBe('You are not logged in')
    },
  )
})

describe('a call with a body', () => {
  const withBody = all.filter((e) => fieldsOf(e).length > 0)
  it.each(withBody.flatMap((e) => fieldsOf(e).map((field) => [nameOf(e), field, e] as const)))(
    '%s refuses a malformed %s and names it',
    async (_, field, e) => {
      const others = Object.fromEntries(requiredOf(e).map((name) => [name, sampleOf(e, name)]))
      const answer = await send(e, t.as(token), { ...others, [field]: { not: ['the', 'type'] } })
      expect(answer.status).toBe(400)
      expect(answer.body.code).toBe(400)
      expect(answer.body.msg).toContain(field)
    },
  )
  it.each(all.filter((e) => e.body).map((e) => [nameOf(e), e] as const))(
    '%s answers broken JSON in the envelope',
    async (_, e) => {
      const answer = await t.as(token, { 'content-type': 'application/json' }).post(addressOf(e), '{"a":')
      expect(answer.status).toBe(415)
      expect(answer.body).toMatchObject({ code: 415, data: null })
    },
  )
})

describe('a call with a query', () => {
  it('refuses a size out of range and names it', async () => {
    const answer = await t.as(token).get('/api/report/productList?size=1000')
    expect(answer.status).toBe(400)
    expect(answer.body.msg).toContain('size')
  })
})

describe('an unknown address', () => {
  it.each(['/api/nothing', '/event/none', '/event/x', '/download/x/y', '/__dev/nothing', '/images/x'])(
    'is answered in the envelope: %s',
    async (path) => {
      const answer = await t.as().get(path)
      expect(answer.status).toBe(404)
      expect(answer.type).toBe('application/json')
      expect(answer.body.code).toBe(404)
    },
  )
  it('answers a wrong method in the envelope too', async () => {
    expect((await t.as().get('/api/account/login')).body.code).toBe(404)
  })
})

describe('an address that the router cannot decode', () => {
  it.each(['/download/%', '/images/avatar/%zz', `/download/report/${'1'.repeat(300)}`])(
    'is rejected in the envelope, in the language of the caller: %s',
    async (path) => {
      const answer = await t.as(undefined, { 'accept-language': 'en-US' }).get(path)
      expect([answer.status, answer.type]).toEqual([400, 'application/json'])
      expect(answer.body).toEqual({ code: 400, msg: expect.stringMatching(/path/), data: null })
    },
  )
})

describe('an unparsable request', () => {
  it.each([
    [
      'a header that is too large',
      `GET /api/account/info HTTP/1.1\r\nhost: x\r\nauthorization: ${'t'.repeat(200_000)}\r\n\r\n`,
    ],
    ['text that is not HTTP', 'good morning\r\n\r\n'],
  ])('is rejected in the envelope: %s', async (_, sent) => {
    await t.app.server.listen({ port: 0, host: '127.0.0.1' }).catch(() => {})
    const { port } = t.app.server.server.address() as AddressInfo // it listens on a port, not on a pipe
    const socket = connect(port, '127.0.0.1')
    socket.end(sent)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(head).toContain('content-type: application/json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({ code: 400, data: null })
  })
})

describe('a body that is too large', () => {
  it('is rejected with its limit, and the server keeps running', async () => {
    const answer = await t.as().post('/api/account/login', { phone: '1'.repeat(10 * 1024 * 1024), password: 'secret' })
    expect(answer.status).toBe(413)
    expect(answer.body.msg).toContain('1024 KB')
    expect((await t.as(token).get('/api/account/info')).status).toBe(200)
  })
})

/** A valid value, so that only the field under test is wrong. */
function sampleOf(e: Endpoint, name: string): unknown {
  if (name === 'now') return '2026-11-21T08:00:00Z'
  return valueIn(e.body?.properties[name] ?? {})
}

interface Shape {
  type?: string
  enum?: unknown[]
  properties?: Record<string, Shape>
  required?: string[]
  anyOf?: Shape[]
  minimum?: number
}

function valueIn({ type = 'string', enum: words, anyOf, properties = {}, required = [], minimum = 1 }: Shape): unknown {
  if (anyOf?.[0]) return valueIn(anyOf[0])
  if (words) return words[0]
  if (type === 'object') return Object.fromEntries(required.map((key) => [key, valueIn(properties[key] ?? {})]))
  return { string: 'x', integer: minimum, number: minimum, boolean: true, array: [] }[type]
}
