/** A local simulator of WeChat's Open Platform: it knows one app and accepts each code once. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const APP = { appId: 'wx0123456789abcdef', secret: '0123456789abcdef0123456789abcdef' }

export interface FakeWechat {
  api: string
  people: Map<string, object>
  requestCount(): number
  /** Overrides every answer; undefined restores the normal ones. */
  overrideAnswer(text: string | undefined): void
  close(): Promise<void>
}

const failure = (errcode: number, errmsg: string) => ({ errcode, errmsg })

export async function startFakeWechat(): Promise<FakeWechat> {
  const people = new Map<string, object>()
  let count = 0
  let override: string | undefined
  const answerTo = (query: URLSearchParams): object => {
    if (query.get('appid') !== APP.appId) return failure(40013, 'invalid appid')
    if (query.get('secret') !== APP.secret) return failure(40125, 'invalid appsecret')
    if (query.get('grant_type') !== 'authorization_code') return failure(40002, 'invalid grant_type')
    const code = query.get('code') ?? ''
    const person = people.get(code)
    if (!person) return failure(40029, 'invalid code')
    people.delete(code)
    return { access_token: 'AT', expires_in: 7200, refresh_token: 'RT', scope: 'snsapi_login', ...person }
  }
  const server = createServer((request, response) => {
    count++
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat')
    const known = request.method === 'GET' && pathname === '/sns/oauth2/access_token'
    // WeChat also sends JSON as text/plain.
    response.writeHead(known ? 200 : 404, { 'content-type': 'text/plain' })
    response.end(override ?? (known ? JSON.stringify(answerTo(searchParams)) : ''))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // TCP, so not a pipe name
  return {
    api: `http://127.0.0.1:${port}`,
    people,
    requestCount: () => count,
    overrideAnswer(text) {
      override = text
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
