/** Fetches files from a server that gives a preset answer, or none. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { download, endpoints } from '#contracts/core/endpoint.ts'
import { object, string } from '#contracts/core/schema.ts'
import { textOf } from './failure.ts'
import { fetchFile } from './fetch-file.ts'

let server: Server
let baseUrl: string
let answer: { status: number; type: string; body: string } | null = null
const received: { token: string | undefined; body: string }[] = []
const reported: unknown[] = []

beforeEach(async () => {
  received.length = 0
  reported.length = 0
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({ token: request.headers.authorization, body })
    if (answer) reply.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const { paper } = endpoints({
  paper: {
    method: 'POST',
    path: '/api/paper',
    summary: 'Draws a paper',
    auth: 'user',
    origin: 'ours',
    body: object({ name: string() }),
    answer: download('application/pdf'),
    failures: [],
  },
})
const ask = (to = baseUrl, timeoutMs = 5000) =>
  fetchFile(
    {
      baseUrl: to,
      token: () => 't1',
      language: () => 'zh-CN',
      onFailure: (failure) => reported.push(failure),
      timeoutMs,
    },
    paper,
    { name: 'Mug' },
  )
const failureOf = (asking: Promise<unknown>) => asking.catch((thrown: unknown) => thrown)

test('sends the body with the token and resolves to the file', async () => {
  answer = { status: 200, type: 'application/pdf', body: '%PDF-1.7' }
  expect(await (await ask()).text()).toBe('%PDF-1.7')
  expect(received).toEqual([{ token: 't1', body: '{"name":"Mug"}' }])
  expect(reported).toEqual([])
})

test.each([
  ['a refusal', 200, 'application/json', '{"code":1002,"msg":"输入不完整","data":null}', '输入不完整'],
  ['a protocol fault', 413, 'application/json', '{"code":413,"msg":"内容过大","data":null}', '内容过大'],
  ['the error page of a proxy', 502, 'text/html', '<h1>Bad gateway</h1>', '服务器返回了无法识别的内容，请稍后重试'],
  ['data in place of a file', 200, 'application/json', '{"code":1}', '服务器返回了无法识别的内容，请稍后重试'],
])('rejects %s with its text', async (_, status, type, body, text) => {
  answer = { status, type, body }
  const failure = await failureOf(ask())
  expect(textOf(failure)).toBe(text)
  expect(reported).toEqual([failure])
})

test('rejects if the server is unreachable, or does not answer in time', async () => {
  expect(await failureOf(ask('http://127.0.0.1:1'))).toMatchObject({ status: 0 })
  answer = null
  expect(await failureOf(ask(baseUrl, 50))).toMatchObject({ msg: '请求超时，请稍后重试' })
})
