import { expect, test } from 'vitest'
import { answerHeaders, requestHeaders } from './forwarded.ts'

test('forwards request headers except those of the connection and of our origin', () => {
  const sent = requestHeaders({
    host: 'ours',
    cookie: 'token=1',
    origin: 'http://ours',
    connection: 'keep-alive, X-Private',
    'x-private': '1',
    te: 'trailers',
    'transfer-encoding': 'chunked',
    'content-length': '3',
    'sec-fetch-mode': 'cors',
    authorization: 'token',
    'accept-language': 'zh-CN',
    platform: 'web',
    'x-request-id': '7',
  })
  expect(Object.fromEntries(sent)).toEqual({
    'accept-encoding': 'identity',
    'accept-language': 'zh-CN',
    authorization: 'token',
    platform: 'web',
    'x-request-id': '7',
  })
})

test('forwards answer headers except those of the connection and of the upstream origin', () => {
  const got = new Headers({
    connection: 'X-Internal',
    'x-internal': '1',
    'keep-alive': 'timeout=5',
    'set-cookie': 'sid=1',
    'content-encoding': 'gzip',
    'content-length': '5',
    'access-control-allow-origin': '*',
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'retry-after': '3',
  })
  expect(answerHeaders(got)).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'retry-after': '3',
  })
})
