/** Runs uploads against a server that gives a preset answer, or none. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { stubBrowser } from './browser.test-support.ts'
import { textOf } from './failure.ts'
import { UploadFailure, upload } from './upload.ts'

let server: Server
let baseUrl: string
let answer: { status: number; body: string } | null = null
const received: { type: string | undefined; token: string | undefined; body: string }[] = []

beforeEach(async () => {
  received.length = 0
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({ type: request.headers['content-type'], token: request.headers.authorization, body })
    if (answer) reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

const picture = new File(['a picture'], 'mug.png', { type: 'image/png' })
const endpoint: Endpoint = {
  method: 'POST',
  path: '/api/picture',
  summary: 'Takes a picture',
  auth: 'user',
  origin: 'ours',
  cost: 'ai_img',
  answer: { kind: 'text' },
  failures: [],
}
const send = (to = baseUrl, timeoutMs?: number) =>
  upload({ baseUrl: to, token: () => 't1', language: () => 'zh-CN' }, endpoint, picture, timeoutMs)
const failureOf = (sending: Promise<unknown>) => sending.catch((thrown: unknown) => thrown)

test('sends a file as a form with the token and resolves to the data', async () => {
  answer = { status: 200, body: '{"code":1,"msg":"成功","data":{"id":7}}' }
  expect(await send()).toEqual({ id: 7 })
  expect(received).toMatchObject([{ type: expect.stringMatching(/^multipart\/form-data; boundary=/), token: 't1' }])
  expect(received[0]?.body).toContain('filename="mug.png"')
})

test.each([
  [413, '{"code":413,"msg":"内容过大","data":null}', 413, '内容过大'],
  [200, '{"code":1002,"msg":"不是图片","data":null}', 200, '不是图片'],
  [502, '<h1>Bad gateway</h1>', 502, '服务器返回了无法识别的内容，请稍后重试'],
])('rejects with status, method, URL and text after an answer of status %i', async (status, body, expected, text) => {
  answer = { status, body }
  const failure = await failureOf(send())
  expect(failure).toBeInstanceOf(UploadFailure)
  expect(failure).toMatchObject({ status: expected, method: 'POST', url: `${baseUrl}/api/picture` })
  expect(textOf(failure)).toBe(text)
})

test('rejects with status 0 if the server is unreachable', async () => {
  const failure = await failureOf(send('http://127.0.0.1:1'))
  expect(failure).toMatchObject({ status: 0, method: 'POST', url: 'http://127.0.0.1:1/api/picture' })
})

test('rejects as timed out if no answer comes', async () => {
  answer = null
  expect(await failureOf(send(baseUrl, 50))).toMatchObject({ status: 0, msg: '请求超时，请稍后重试' })
})

test('a refusal opens the top-up dialog for code 996 and ends the session for 401', async () => {
  const browser = stubBrowser()
  browser.cookies.token = 't1'
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(baseUrl + path, init))
  vi.resetModules()
  const { upload: uploadHere, shortage } = await import('./calls.ts')
  const { token, needLogout } = await import('./session.ts')
  answer = { status: 200, body: '{"code":996,"msg":"算力不足","data":null}' }
  await failureOf(uploadHere(endpoint, picture))
  expect([shortage.value, token.value]).toEqual([{ module: 'ai_img' }, 't1'])
  answer = { status: 401, body: '{"code":401,"msg":"您还未登录","data":null}' }
  await failureOf(uploadHere(endpoint, picture))
  expect([token.value, needLogout.value]).toEqual(['', true])
})
