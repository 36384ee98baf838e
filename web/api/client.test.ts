/** Runs the client against the real server. */
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

const clientOf = (sessionToken: string, language: Language = 'zh-CN', onFailure?: (failure: Failure) => void) =>
  createClient({ baseUrl, token: () => sessionToken, language: () => language, ...(onFailure && { onFailure }) }).call

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call succeeded'),
    (thrown: unknown) => thrown,
  )

test('resolves to the data of the envelope and sends the session token', async () => {
  const { user } = await clientOf(token)(account.info)
  expect(user.power).toBe(1000)
})

test('rejects with the whole body of a refusal, in the language of the caller', async () => {
  const body = { phone: STORY.account.phone, password: 'not-that-one' }
  expect(await failureOf(clientOf('')(account.login, { body }))).toMatchObject({
    code: 1201,
    msg: '手机号或密码错误',
    data: null,
    status: 200,
  })
  expect(await failureOf(clientOf('', 'en-US')(account.login, { body }))).toMatchObject({
    msg: 'Wrong mobile number or password',
  })
})

test('calls onFailure before it rejects, with 401 for a guest', async () => {
  const order: string[] = []
  const call = clientOf('', 'zh-CN', (failure) => order.push(`onFailure ${failure.status}`))
  await call(account.info).catch(() => order.push('caller'))
  expect(order).toEqual(['onFailure 401', 'caller'])
})

test('sends an ASIN as typed; the server normalises it', async () => {
  const info = await clientOf(token)(products.getAsinInfo, { body: { asin: ' b0sample01 ' } })
  expect(info.asin).toBe('B0SAMPLE01')
})

test('rejects with a message if the server is unreachable', async () => {
  const { call } = createClient({ baseUrl: 'http://127.0.0.1:1', token: () => '', language: () => 'zh-CN' })
  const failure = await failureOf(call(account.info))
  expect(failure).toBeInstanceOf(Failure)
  expect(failure).toMatchObject({ code: NO_NETWORK, status: 0, msg: '网络连接失败，请检查网络后重试' })
})

test('times out if the body of the answer never ends', async () => {
  const stalled = createServer((_, reply) => reply.writeHead(200).write('{"code":1,')).listen(0, '127.0.0.1')
  await new Promise((resolve) => stalled.once('listening', resolve))
  const { port } = stalled.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  const { call } = createClient({ baseUrl, token: () => '', language: () => 'zh-CN', timeoutMs: 100 })
  expect(await failureOf(call(account.info))).toMatchObject({ code: TIMED_OUT, status: 0, msg: '请求超时，请稍后重试' })
  stalled.closeAllConnections()
  stalled.close()
})

test('rejects with a message if the answer has no envelope, such as the error page of a proxy', async () => {
  const proxy = createServer((_, reply) => reply.writeHead(502).end('<h1>Bad gateway</h1>')).listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  const { port } = proxy.address() as AddressInfo
  const { call } = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: () => '', language: () => 'zh-CN' })
  expect(await failureOf(call(account.info))).toMatchObject({
    status: 502,
    msg: '服务器返回了无法识别的内容，请稍后重试',
  })
  proxy.close()
})

test('streams the progress of a report until it is complete', async () => {
  const call = clientOf(token)
  const stop = new AbortController()
  const events: EventOf<typeof reports.progress>[] = []
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
        events.push(event)
        if (event.data.state !== 0) stop.abort()
      },
    },
  )
  expect(events.at(-1)).toMatchObject({ event: 'report', data: { subject: 'B0SAMPLE01', state: 1, progress: 100 } })
})

test('does not compile a call with wrong types', () => {
  const call = clientOf('')
  const wrong = () => [
    // @ts-expect-error the body of login is missing
    call(account.login),
    // @ts-expect-error the phone is missing
    call(account.login, { body: { password: 'seller123' } }),
    // @ts-expect-error no such field
    call(products.getAsinInfo, { body: { asin: 'B0SAMPLE01', market: 'US' } }),
    // @ts-expect-error no such marketplace
    call(products.getAsinInfo, { body: { asin: 'B0SAMPLE01', marketplace: 'BR' } }),
    // @ts-expect-error an endpoint that answers a file cannot be called
    call(reports.pdf, { params: { file: '1.pdf' }, query: { u: 1, e: 1, s: '' } }),
    // @ts-expect-error no such field in the answer
    call(account.info).then(({ user }) => user.balance),
  ]
  // The compiler is the test.
  expect(wrong).toBeTypeOf('function')
})
