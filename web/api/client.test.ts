/** The client against the real server. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#contracts/api/accounts/account.ts'
import { products } from '#contracts/api/products.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'
import type { Language } from '#contracts/model/language.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { createClient } from './client.ts'
import { listen } from './events.ts'
import { Failure, NO_NETWORK, TIMED_OUT } from './failure.ts'

let server: TestApp
let baseUrl: string
let token: string

beforeAll(async () => {
  server = await testApp()
  baseUrl = await server.app.server.listen({ host: '127.0.0.1', port: 0 })
  token = await server.seller()
})
afterAll(() => server.close())

const clientOf = (held: string, language: Language = 'zh-CN', onFailure?: (failure: Failure) => void) =>
  createClient({ baseUrl, token: () => held, language: () => language, ...(onFailure && { onFailure }) }).call

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call succeeded'),
    (thrown: unknown) => thrown,
  )

test('a call resolves to the data of the envelope, under the token of the session', async () => {
  const { user } = await clientOf(token)(account.info)
  expect(user.power).toBe(1000)
})

test('a refusal rejects with the whole body, in the language of the caller', async () => {
  const body = { phone: STORY.account.phone, password: 'not-that-one' }
  expect(await failureOf(clientOf('')(account.login, { body }))).toMatchObject({
    code: 1201,
    msg: '手机号或密码错误',
    data: null,
    status: 200,
  })
  expect(await failureOf(clientOf('', 'en-US')(account.login, { body }))).toMatchObject({
    msg: 'Wrong phone number or password',
  })
})

test('a guest is told 401, and whoever watches failures hears of it before the caller', async () => {
  const heard: string[] = []
  const call = clientOf('', 'zh-CN', (failure) => heard.push(`watcher ${failure.status}`))
  await call(account.info).catch(() => heard.push('caller'))
  expect(heard).toEqual(['watcher 401', 'caller'])
})

test('an ASIN of another case is sent as it was typed and answered as it is written', async () => {
  const info = await clientOf(token)(products.getAsinInfo, { body: { asin: ' b0sample01 ' } })
  expect(info.asin).toBe('B0SAMPLE01')
})

test('a server that cannot be reached is a failure with a text', async () => {
  const { call } = createClient({ baseUrl: 'http://127.0.0.1:1', token: () => '', language: () => 'zh-CN' })
  const failure = await failureOf(call(account.info))
  expect(failure).toBeInstanceOf(Failure)
  expect(failure).toMatchObject({ code: NO_NETWORK, status: 0, msg: '网络连接失败，请检查网络后重试' })
})

test('an answer that stops in the middle fails after the timeout', async () => {
  const stalled = createServer((_, reply) => reply.writeHead(200).write('{"code":1,')).listen(0, '127.0.0.1')
  await new Promise((resolve) => stalled.once('listening', resolve))
  // A server on TCP has an address with a port.
  const { port } = stalled.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  const { call } = createClient({ baseUrl, token: () => '', language: () => 'zh-CN', timeoutMs: 100 })
  expect(await failureOf(call(account.info))).toMatchObject({ code: TIMED_OUT, status: 0, msg: '请求超时，请稍后重试' })
  stalled.closeAllConnections()
  stalled.close()
})

test('an answer outside the envelope, like the page of a proxy, is a failure with a text', async () => {
  const proxy = createServer((_, reply) => reply.writeHead(502).end('<h1>Bad gateway</h1>')).listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  // A server on TCP has an address with a port.
  const { port } = proxy.address() as AddressInfo
  const { call } = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: () => '', language: () => 'zh-CN' })
  expect(await failureOf(call(account.info))).toMatchObject({
    status: 502,
    msg: '服务器返回了无法识别的内容，请稍后重试',
  })
  proxy.close()
})

test('the stream tells of a report until it is done', async () => {
  const call = clientOf(token)
  const stop = new AbortController()
  const heard: EventOf<typeof reports.progress>[] = []
  const options = { baseUrl, token: () => token, language: () => 'zh-CN' as const }
  const { user } = await call(account.info)
  const module = user.mold.find(({ enName }) => enName === 'asin_fx')
  await listen(
    options,
    reports.progress,
    {},
    {
      signal: stop.signal,
      onConnected(connected) {
        if (!connected) return
        void call(reports.productCreate, { body: { mold_id: module?.id ?? 0, asin: 'B0SAMPLE01', marketplace: 'US' } })
      },
      onEvent(event) {
        heard.push(event)
        if (event.data.state !== 0) stop.abort()
      },
    },
  )
  expect(heard.at(-1)).toMatchObject({ event: 'report', data: { subject: 'B0SAMPLE01', state: 1, progress: 100 } })
})

test('a wrong call does not compile', () => {
  const call = clientOf('')
  const wrong = () => [
    // @ts-expect-error login wants a body
    call(account.login),
    // @ts-expect-error and a phone
    call(account.login, { body: { password: 'seller123' } }),
    // @ts-expect-error no such field
    call(products.getAsinInfo, { body: { asin: 'B0SAMPLE01', market: 'US' } }),
    // @ts-expect-error no such marketplace
    call(products.getAsinInfo, { body: { asin: 'B0SAMPLE01', marketplace: 'BR' } }),
    // @ts-expect-error a file is opened by its address, not called
    call(reports.pdf, { params: { file: '1.pdf' }, query: { u: 1, e: 1, s: '' } }),
    // @ts-expect-error no such datum
    call(account.info).then(({ user }) => user.balance),
  ]
  // The compiler is the test; at run time there is only the function to see.
  expect(wrong).toBeTypeOf('function')
})
