/** Uploads against a server that answers as it is told. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { textOf } from './failure.ts'
import { UploadFailure, upload } from './upload.ts'

let server: Server
let baseUrl: string
let answer = { status: 200, body: '' }
const received: { type: string | undefined; token: string | undefined; body: string }[] = []

beforeEach(async () => {
  received.length = 0
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({ type: request.headers['content-type'], token: request.headers.authorization, body })
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // A server on TCP has an address with a port.
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

const picture = new File(['a picture'], 'mug.png', { type: 'image/png' })
const send = (to = baseUrl) =>
  upload({ baseUrl: to, token: () => 't1', language: () => 'zh-CN' }, '/api/picture', picture)
const failureOf = (sending: Promise<unknown>) => sending.catch((thrown: unknown) => thrown)

test('a file goes up as a form, under the token, and its answer comes back', async () => {
  answer = { status: 200, body: '{"code":1,"msg":"成功","data":{"id":7}}' }
  expect(await send()).toEqual({ id: 7 })
  expect(received).toMatchObject([{ type: expect.stringMatching(/^multipart\/form-data; boundary=/), token: 't1' }])
  expect(received[0]?.body).toContain('filename="mug.png"')
})

test.each([
  [413, '{"code":413,"msg":"内容过大","data":null}', 413, '内容过大'],
  [200, '{"code":1002,"msg":"不是图片","data":null}', 200, '不是图片'],
  [502, '<h1>Bad gateway</h1>', 502, '服务器返回了无法识别的内容，请稍后重试'],
])('a refused one (%i) says status, method and URL, and what to show', async (status, body, told, text) => {
  answer = { status, body }
  const failure = await failureOf(send())
  expect(failure).toBeInstanceOf(UploadFailure)
  expect(failure).toMatchObject({ status: told, method: 'POST', url: `${baseUrl}/api/picture` })
  expect(textOf(failure)).toBe(text)
})

test('one that no server answers has no status', async () => {
  const failure = await failureOf(send('http://127.0.0.1:1'))
  expect(failure).toMatchObject({ status: 0, method: 'POST', url: 'http://127.0.0.1:1/api/picture' })
})
