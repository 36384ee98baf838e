/** The adapter with test-only calls: a webhook, and a stream whose caller disconnects before it starts. */
import { createHmac } from 'node:crypto'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { data, endpoints, events, text } from '#contracts/core/endpoint.ts'
import { object } from '#contracts/core/schema.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import type { Handlers } from './context.ts'
import { implement } from './implement.ts'
import { countUnderWay } from './under-way.ts'

const calls = endpoints({
  notify: {
    method: 'POST',
    path: '/hooks/notify',
    summary: 'A payment',
    auth: 'guest',
    origin: 'ours',
    answer: text(),
    failures: [],
  },
  slow: {
    method: 'GET',
    path: '/slow',
    summary: 'Takes its time',
    auth: 'guest',
    origin: 'ours',
    answer: events({}),
    failures: [],
  },
  json: {
    method: 'POST',
    path: '/json',
    summary: 'An ordinary call',
    auth: 'guest',
    origin: 'ours',
    body: object({}),
    answer: data(object({})),
    failures: [],
  },
})

let t: TestApp
let server: FastifyInstance
const callerLeft = Promise.withResolvers<void>()
const slowRuns = Promise.withResolvers<void>()
let begun = 0

const handlers: Handlers<typeof calls, DevWorld> = {
  notify: ({ body, headers }) => {
    const signature = createHmac('sha256', 'secret').update(body).digest('hex')
    return headers['x-signature'] === signature ? `success ${body.length}` : 'failure'
  },
  async slow() {
    slowRuns.resolve()
    await callerLeft.promise
    return () => {
      begun++
      return () => {}
    }
  },
  json: () => ({}),
}

beforeAll(async () => {
  t = await testApp()
  server = fastify()
  const worldOf = () => t.app.worlds.main
  const identify = () => ({ world: worldOf(), user: undefined })
  implement({ app: server, worldOf, identify, underWay: countUnderWay(), checkAnswers: true }, calls, handlers)
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await t.close()
})

describe('a webhook', () => {
  const sign = (body: string) => createHmac('sha256', 'secret').update(body).digest('hex')
  it.each([
    ['a form, as Alipay sends', 'application/x-www-form-urlencoded', 'trade_no=1&subject=%E7%82%B9+x'],
    ['JSON with its own spacing, as Stripe sends', 'application/json; charset=utf-8', '{ "id" : "evt_1",\n "n":1.0 }'],
    ['a body of an unknown type', 'application/x-provider', '\u0000 raw'],
  ])('gets %s as the exact bytes that were signed', async (_, type, body) => {
    const answer = await request(server.server)
      .post('/hooks/notify')
      .set({ 'content-type': type, 'x-signature': sign(body) })
      .send(body)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.text).toBe(`success ${Buffer.byteLength(body)}`)
  })
  it('without a body gets an empty one', async () => {
    const answer = await request(server.server).post('/hooks/notify').set('x-signature', sign(''))
    expect(answer.text).toBe('success 0')
  })
  it('does not make other calls accept other types', async () => {
    const answer = await request(server.server).post('/json').type('form').send('a=b')
    expect(answer.status).toBe(415)
  })
})

describe('a stream', () => {
  it('does not start after its caller has disconnected, because nothing would end it', async () => {
    server.server.once('connection', (socket) => socket.once('close', () => setImmediate(callerLeft.resolve)))
    const { port } = server.server.address() as AddressInfo // it listens on a port, not on a pipe
    const asked = get({ port, host: '127.0.0.1', path: '/slow', agent: false }).on('error', () => undefined)
    await slowRuns.promise
    asked.destroy()
    await callerLeft.promise
    // The handler resolves within this round.
    await new Promise(setImmediate)
    expect(begun).toBe(0)
  })
})
