/** Headers that hold for every answer, whatever it answers: of the app, and of the counterparts of dev mode. */
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

/** What is wrong with the headers of an answer. */
function complaints({ headers, status }: { headers: Headers; status: number }): string[] {
  const type = headers.get('content-type') ?? ''
  const policy = headers.get('content-security-policy') ?? ''
  const isClosed = policy.includes("frame-ancestors 'none'") && policy.includes('default-src')
  return [
    headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff'],
    !type.includes('json') || headers.get('cache-control')?.includes('no-store') ? [] : ['JSON that may be kept'],
    isClosed || !(type.includes('html') || status >= 400) ? [] : [`no policy: ${policy}`],
  ].flat()
}

/** Asks and leaves, which a stream needs. */
async function ask(address: string, init: RequestInit = {}) {
  const leaving = new AbortController()
  const answer = await fetch(new URL(address, shop.url), { ...init, signal: leaving.signal, redirect: 'manual' })
  leaving.abort()
  return answer
}

const all: Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))
// A public document that names its version, so that who has it is not sent it again.
const calls = all.filter(({ path }) => !path.startsWith('/__dev') && path !== '/openapi.json')
const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, 'x')

describe('an answer to', () => {
  it.each(calls.map((e) => [nameOf(e), e] as const))('%s is safe to show and is not kept', async (_, e) => {
    for (const authorization of ['', shop.token]) {
      const headers = { authorization, 'content-type': 'application/json', 'x-world': `headers-${calls.indexOf(e)}` }
      const answer = await ask(addressOf(e), { method: e.method, headers, ...(e.method === 'POST' && { body: '{}' }) })
      expect(complaints(answer)).toEqual([])
    }
  })
  it.each([
    ['a page', '/'],
    ['a screen of the app', '/user/login'],
    ['an asset', '/assets/main-1.js'],
    ['an asset that is gone', '/assets/gone-1.js'],
    ['a file beside the page', '/favicon.svg'],
    ['an unknown call', '/api/nothing'],
    ['an address that no router can read', '/download/%'],
    ['the document of the API', '/__dev/api'],
    ['a file of that document', '/__dev/api/page.css'],
    ['the manual of the client', '/__dev/docs'],
    ['a page for developers', '/__dev/kit'],
    ['a picture', '/images/product/US/B0SAMPLE01.webp'],
    ['WeChat’s way back', '/api/account/wechatCallback?state=x'],
    ['an unknown call of developers', '/__dev/nothing'],
  ])('%s (%s) is safe to show', async (_, address) => {
    expect(complaints(await ask(address))).toEqual([])
    expect(complaints(await ask(address, { method: 'HEAD' }))).toEqual([])
  })
  it('a stream is safe to show', async () => {
    const answer = await ask(`/event?token=${shop.token}`)
    expect(complaints(answer)).toEqual([])
    const reports = await ask('/api/report/progress', { headers: { authorization: shop.token } })
    expect([reports.headers.get('content-type'), complaints(reports)]).toEqual(['text/event-stream; charset=utf-8', []])
  })
  it('another origin that asks first is safe to show', async () => {
    const headers = { origin: 'http://127.0.0.1:1', 'access-control-request-method': 'POST' }
    const answer = await ask('/api/account/login', { method: 'OPTIONS', headers })
    expect([answer.status, complaints(answer)]).toEqual([204, []])
  })
  it('what cannot be read as a request is safe to show', async () => {
    const { port } = shop.t.app.server.server.address() as AddressInfo // it listens on a port, not on a pipe
    const socket = connect(port, '127.0.0.1')
    socket.end('good morning\r\n\r\n')
    const [head = ''] = (await text(socket)).split('\r\n\r\n')
    const [line = '', ...lines] = head.split('\r\n')
    const headers = new Headers(lines.map((each) => each.split(': ') as [string, string])) // each line has a name and a value
    expect([line, complaints({ headers, status: 400 })]).toEqual(['HTTP/1.1 400 Bad Request', []])
  })
})

describe('what may be kept', () => {
  it.each([
    ['/assets/main-1.js', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=0'],
    ['/openapi.json', 'no-cache'],
  ])('stays so when nothing has changed: %s', async (address, kept) => {
    const first = await shop.t.as().get(address)
    const again = await shop.t.as(undefined, { 'if-none-match': first.headers.etag ?? '' }).get(address)
    expect(again.status).toBe(304)
    for (const { headers } of [first, again]) expect(headers['cache-control']).toBe(kept)
  })
})

describe('a counterpart of dev mode', () => {
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
  ])('answers safely at %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await ask(shop.counterparts + path, { method, headers, ...(method === 'POST' && { body: 'a=b' }) })
      expect([method, answer.status, complaints(answer)]).toEqual([method, answer.status, []])
    }
  })
  it.each([0, 1])('answers safely where a buyer pays, for order type %i', async (type) => {
    const page = await shop.visit(await shop.order({ type }))
    const answer = await ask(page)
    expect([answer.headers.get('content-type'), complaints(answer)]).toEqual(['text/html; charset=utf-8', []])
  })
})
