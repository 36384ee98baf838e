/** Slow callers lose their connection, and other callers are not affected. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

const LIMITS = { headMs: 200, requestMs: 400, idleMs: 60_000 }

let t: TestApp
let port = 0
beforeAll(async () => {
  t = await testApp({ callerLimits: LIMITS })
  port = await portOf(t)
})
afterAll(() => t.close())

async function portOf({ app }: TestApp): Promise<number> {
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.server.address() as AddressInfo).port // it listens on a port, not on a pipe
}

/** Sends the text, then single bytes forever. Returns all that it received before the server closed the connection. */
async function drip(first: string, byte = 'x'): Promise<string> {
  const socket = openHalfOpenSocket()
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  socket.write(first)
  const dripping = setInterval(() => socket.write(byte), 20)
  onTestFinished(() => clearInterval(dripping))
  // Not `once` of node:events, which rejects when the connection is reset.
  await new Promise((resolve) => socket.once('close', resolve))
  return received
}

function openHalfOpenSocket(at = port): Socket {
  const socket = connect({ port: at, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return socket
}

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', ...lines, '', ''].join('\r\n')
const LONG = 'content-length: 100000'

/** Has a long limit: on a busy machine connections close late, and `waitFor` by default gives up after a second. */
const waitUntilDisconnected = ({ app } = t) =>
  vi.waitFor(
    async () => {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      app.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
      expect(await promise).toBe(0)
    },
    { timeout: 20_000 },
  )

describe('a caller that never finishes its request', () => {
  it.each([
    ['a head', 'POST /api/account/login HTTP/1.1\r\nhost: x\r\nx-long: '],
    ['a body', `${head('/api/account/login', LONG)}{"phone":"`],
    ['a body without a length', `${head('/api/account/login', 'transfer-encoding: chunked')}7fffffff\r\n{"phone":"`],
  ])('gets 408 and loses the connection while it sends %s', async (_, first) => {
    const received = await drip(first)
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 408, data: null })
    await waitUntilDisconnected()
  })
  it.each([
    ['that the session is missing', 401, head('/api/account/export', LONG)],
    ['that the body is too large', 413, head('/api/account/login', 'content-length: 100000000')],
  ])('gets a single answer, %s, and loses the connection', async (_, status, first) => {
    const received = await drip(`${first}{"phone":"`)
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`])
    await waitUntilDisconnected()
  })
  it('loses the connection after a request that is not HTTP', async () => {
    const socket = openHalfOpenSocket()
    socket.write('good morning\r\n\r\n')
    socket.resume()
    await once(socket, 'end')
    await waitUntilDisconnected()
  })
})

it('closes a connection that does not read its answers', async () => {
  const impatient = await testApp({ callerLimits: { ...LIMITS, idleMs: 300 } })
  onTestFinished(() => impatient.close())
  const socket = openHalfOpenSocket(await portOf(impatient))
  socket.pause()
  // More than the socket buffers hold.
  for (let no = 0; no < 200; no++) socket.write('GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(socket, 'connect')
  await waitUntilDisconnected(impatient)
})

it('does not apply these limits to an event stream', async () => {
  const authorization = await t.seller()
  const request = get({ port, host: '127.0.0.1', path: '/api/report/progress', headers: { authorization } })
  const [stream] = (await once(request, 'response')) as [IncomingMessage] // node:http documents this type
  let end = 'open'
  stream.resume().once('close', () => {
    end = 'closed'
  })
  // Another connection times out while the stream is open.
  await drip(`${head('/api/account/login', LONG)}{"phone":"`)
  expect(end).toBe('open')
  const { body } = await t.as(authorization).get('/api/account/logout')
  expect(body.code).toBe(1)
  await vi.waitFor(() => expect(end).toBe('closed'))
})
