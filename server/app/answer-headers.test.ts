/** Security headers of every answer, of the app and of the local payment simulators in dev mode. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#contracts/api/index.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { openShop, type Shop } from '#server/features/billing/shop.test-support.ts'

let webDir = ''
let shop: Shop
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'web-'))
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><html lang="zh-CN"><head></head><div id="root"></div>')
  writeFileSync(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(webDir, 'assets/main-1.js'), '1')
  shop = await openShop({ webDir, trustProxy: ['127.0.0.1'] })
})
afterAll(async () => {
  await shop.close()
  rmSync(webDir, { recursive: true })
})

function headerProblems({ headers, status }: { headers: Headers; status: number }): string[] {
  const type = headers.get('content-type') ?? ''
  const policy = headers.get('content-security-policy') ?? ''
  const isClosed = policy.includes("frame-ancestors 'none'") && policy.includes('default-src')
  return [
    headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff'],
    !type.includes('json') || headers.get('cache-control')?.includes('no-store') ? [] : ['JSON that may be cached'],
    isClosed || !(type.includes('html') || status >= 400) ? [] : [`no policy: ${policy}`],
  ].flat()
}

/** Sends a request and disconnects after the headers, because streams never end. */
async function fetchHeaders(address: string, init: RequestInit = {}) {
  const leaving = new AbortController()
  const answer = await fetch(new URL(address, shop.url), { ...init, signal: leaving.signal, redirect: 'manual' })
  leaving.abort()
  return answer
}

const all: Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))
// /openapi.json is public and has an ETag, so it may be cached.
const calls = all.filter(({ path }) => !path.startsWith('/__dev') && path !== '/openapi.json')
const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, 'x')

describe('an answer to', () => {
  it.each(calls.map((e) => [nameOf(e), e] as const))('%s has safe headers and is not cached', async (_, e) => {
    for (const authorization of ['', shop.token]) {
      const headers = { authorization, 'content-type': 'application/json', 'x-world': `headers-${calls.indexOf(e)}` }
      const answer = await fetchHeaders(addressOf(e), {
        method: e.method,
        headers,
        ...(e.method === 'POST' && { body: '{}' }),
      })
      expect(headerProblems(answer)).toEqual([])
    }
  })
  it.each([
    ['a page', '/'],
    ['a screen of the app', '/user/login'],
    ['an asset', '/assets/main-1.js'],
    ['an asset that is gone', '/assets/gone-1.js'],
    ['a file beside the page', '/favicon.svg'],
    ['an unknown call', '/api/nothing'],
    ['an address that the router cannot decode', '/download/%'],
    ['the document of the API', '/__dev/api'],
    ['a file of that document', '/__dev/api/page.css'],
    ['the manual of the client', '/__dev/docs'],
    ['a dev page', '/__dev/kit'],
    ['a picture', '/images/product/US/B0SAMPLE01.webp'],
    ['the WeChat callback', '/api/account/wechatCallback?state=x'],
    ['an unknown dev call', '/__dev/nothing'],
  ])('%s (%s) has safe headers', async (_, address) => {
    expect(headerProblems(await fetchHeaders(address))).toEqual([])
    expect(headerProblems(await fetchHeaders(address, { method: 'HEAD' }))).toEqual([])
  })
  it('a stream has safe headers', async () => {
    const answer = await fetchHeaders(`/event?token=${shop.token}`)
    expect(headerProblems(answer)).toEqual([])
    const reports = await fetchHeaders('/api/report/progress', { headers: { authorization: shop.token } })
    expect([reports.headers.get('content-type'), headerProblems(reports)]).toEqual([
      'text/event-stream; charset=utf-8',
      [],
    ])
  })
  it('a CORS preflight has safe headers', async () => {
    const headers = { origin: 'http://127.0.0.1:1', 'access-control-request-method': 'POST' }
    const answer = await fetchHeaders('/api/account/login', { method: 'OPTIONS', headers })
    expect([answer.status, headerProblems(answer)]).toEqual([204, []])
  })
  it('an unparsable request has safe headers', async () => {
    const { port } = shop.t.app.server.server.address() as AddressInfo // it listens on a port, not on a pipe
    const socket = connect(port, '127.0.0.1')
    socket.end('good morning\r\n\r\n')
    const [head = ''] = (await text(socket)).split('\r\n\r\n')
    const [line = '', ...lines] = head.split('\r\n')
    const headers = new Headers(lines.map((each) => each.split(': ') as [string, string])) // each line has a name and a value
    expect([line, headerProblems({ headers, status: 400 })]).toEqual(['HTTP/1.1 400 Bad Request', []])
  })
})

describe('a cacheable answer', () => {
  it.each([
    ['/assets/main-1.js', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=0'],
    ['/openapi.json', 'no-cache'],
  ])('keeps its cache headers in a 304: %s', async (address, cacheControl) => {
    const first = await shop.t.as().get(address)
    const again = await shop.t.as(undefined, { 'if-none-match': first.headers.etag ?? '' }).get(address)
    expect(again.status).toBe(304)
    for (const { headers } of [first, again]) expect(headers['cache-control']).toBe(cacheControl)
  })
})

describe('a local payment simulator', () => {
  it.each([
    '/',
    '/alipay/nothing',
    '/alipay/gateway.do',
    '/alipay/gateway.do?method=alipay.trade.page.pay',
    '/alipay/cashier/x',
    '/alipay/merchants/x',
    '/stripe/pay/x',
    '/stripe/v1/nothing',
    '/stripe/control/x',
    '/download/%',
  ])('sends safe headers at %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await fetchHeaders(shop.simulators + path, {
        method,
        headers,
        ...(method === 'POST' && { body: 'a=b' }),
      })
      expect([method, answer.status, headerProblems(answer)]).toEqual([method, answer.status, []])
    }
  })
  it.each([0, 1])('sends safe headers on its payment page, for order type %i', async (type) => {
    const page = await shop.visit(await shop.order({ type }))
    const answer = await fetchHeaders(page)
    expect([answer.headers.get('content-type'), headerProblems(answer)]).toEqual(['text/html; charset=utf-8', []])
  })
})
