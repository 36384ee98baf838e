/** Calls forwarded to a second instance of this server, which differs from the first by three planted differences. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import {
  type DeviatingServer,
  startDeviatingServer,
  THREE_DEVIATIONS,
} from '#server/app/deviating-server.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { upstreamSettings } from './upstream-settings.ts'

let second: TestApp
let other: DeviatingServer
let t: TestApp
const { phone, password } = STORY.account
const asin = { asin: STORY.asin }

beforeAll(async () => {
  second = await testApp()
  other = await startDeviatingServer(await second.app.server.listen({ host: '127.0.0.1', port: 0 }), THREE_DEVIATIONS)
  t = await testApp({ upstream: upstreamSettings({ UPSTREAM_URL: other.url }, []) })
})
afterAll(async () => {
  await t.close()
  await other.close()
  await second.close()
})

const readObserved = async (app = t) => (await app.as().get('/__dev/upstream')).body.data
const login = async () => (await t.as().post('/api/account/login', { phone, password })).body.data.token as string

describe('a forwarded call', () => {
  beforeEach(() => t.as().post('/__dev/upstream', {}))

  it('is answered by the upstream, where its session lives', async () => {
    const token = await login()
    expect((await second.as(token).get('/api/account/info')).body.code).toBe(1)
    const { body } = await t.as(token).get('/api/report/productList?page=2&size=5')
    expect(body.data).toMatchObject({ page: 2, size: 5 })
    expect((await readObserved()).answered).toBe(2)
  })

  it('has its answer compared with the contract: exactly the three planted differences are listed', async () => {
    const as = t.as(await login())
    for (let i = 0; i < 2; i++) await as.get('/api/account/info')
    await as.post('/api/plan/index', { lang: 0 })
    await as.post('/api/amazon/getAsinInfo', { asin: 'B0' })
    await as.post('/api/amazon/getAsinInfo', asin)
    await as.post('/api/amazon/asin', asin)
    await as.get('/api/report/productList')
    const { row, answered, failed } = await readObserved()
    expect(row).toMatchObject([
      { call: 'POST /api/amazon/getAsinInfo', kind: 'code', got: '1999', count: 1 },
      { call: 'POST /api/plan/index', kind: 'type', path: 'data.plan[].price', expected: 'number', count: 1 },
      { call: 'GET /api/account/info', kind: 'renamed', path: 'data.user.power', got: 'balance', count: 2 },
    ])
    expect({ answered, failed }).toEqual({ answered: 8, failed: 0 })
  })

  it('keeps refusals, files and input unchanged', async () => {
    const wrong = await t
      .as(undefined, { 'accept-language': 'en-US' })
      .post('/api/account/login', { phone, password: 'wrong-one' })
    expect(wrong.body).toEqual({ code: 1201, msg: 'Wrong mobile number or password', data: null })
    const malformed = await t.as(undefined, { 'content-type': 'application/json' }).post('/api/account/login', '{"a":')
    expect(malformed.status).toBe(415)
    expect((await t.as().get('/download/no-such.zip')).status).toBe(404)
    expect((await readObserved()).row).toEqual([])
  })

  it('downloads a report that was created at the upstream', async () => {
    const as = t.as(await login())
    await as.post('/api/AiAmazon/reportGoodsCreate', { mold_id: 3, asin: STORY.asin, product: '{"marketplace":"US"}' })
    await second.app.worlds.main.jobs.idle()
    const { row } = (await as.get('/api/report/productList')).body.data
    const { status, type } = await t.as().get(row[0].url)
    expect([status, type]).toEqual([200, 'application/pdf'])
    expect((await t.as().get(row[0].url.replace(/s=.*/, 's=made-up'))).body).toMatchObject({ code: 1106 })
  })

  it('is recorded in its own world and forgotten on request', async () => {
    await t.as(undefined, { 'x-world': 'passing' }).post('/api/plan/index', { lang: 0 })
    expect((await readObserved()).row).toEqual([])
    const here = t.as(undefined, { 'x-world': 'passing' })
    expect((await here.get('/__dev/upstream')).body.data.row).toHaveLength(1)
    await here.post('/__dev/upstream', {})
    expect((await here.get('/__dev/upstream')).body.data).toMatchObject({ answered: 0, row: [] })
  })
})

describe('a local call', () => {
  it('accepts the session of an upstream user through a local account', async () => {
    const token = await login()
    expect((await t.as(token).get('/api/ledger/index')).body).toMatchObject({ code: 1, data: { total: 0 } })
    expect((await t.as('made-up').get('/api/ledger/index')).status).toBe(401)
    const again = await login()
    const sessions = await t.as(again).get('/api/account/sessions')
    expect(sessions.body.data.row).toHaveLength(2)
  })

  it('exchanges an upstream token for one local session, and refuses an unknown token', async () => {
    const theirs = await login()
    const ours = async (token: string) => (await t.as().post('/api/upstream/session', { token })).body
    const { data } = await ours(theirs)
    expect(data.token).not.toBe(theirs)
    expect(await ours(theirs)).toMatchObject({ code: 1, data })
    expect((await t.as(data.token).get('/api/ledger/index')).body.code).toBe(1)
    expect(await ours('made-up')).toMatchObject({ code: 401 })
  })
})

it('a caller with ever new tokens gets 429 instead of 401, and a known token keeps working', async () => {
  const known = await login()
  const ask = async (token: string) => (await t.as(token).get('/api/ledger/index')).status
  expect(await ask(known)).toBe(200)
  const statuses = await Promise.all(Array.from({ length: 70 }, (_, i) => ask(`made-up-${i}`)))
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(await ask(known)).toBe(200)
})

describe('an upstream that fails', () => {
  let silent: Server
  beforeAll(async () => {
    silent = createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
  })
  afterAll(() => {
    silent.closeAllConnections()
    silent.close()
  })
  const appWithTimeout = (url: string) =>
    testApp({ upstream: { ...upstreamSettings({ UPSTREAM_URL: url }, [])!, timeoutMs: 100 } })

  it('is reported in the response envelope, with the reason', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => gone.once('listening', resolve))
    const { port } = gone.address() as AddressInfo // TCP, so not a pipe name
    await new Promise((resolve) => gone.close(resolve))
    const app = await appWithTimeout(`http://127.0.0.1:${port}`)
    const { status, body } = await app.as().post('/api/account/login', { phone, password })
    expect(status).toBe(502)
    expect(body).toMatchObject({ code: 502, data: null, msg: '上游服务没有响应：ECONNREFUSED。请稍后重试' })
    expect(await readObserved(app)).toMatchObject({
      answered: 0,
      failed: 1,
      last_failure: expect.stringContaining('login'),
    })
    await app.close()
  })

  it('is reported if it does not answer in time', async () => {
    const { port } = silent.address() as AddressInfo
    const app = await appWithTimeout(`http://127.0.0.1:${port}`)
    const { status, body } = await app
      .as(undefined, { 'accept-language': 'en-US' })
      .post('/api/plan/index', { lang: 0 })
    expect(status).toBe(502)
    expect(body.msg).toContain('no answer within 0.1 s')
    await app.close()
  })
})

it('a forwarded answer is neither cached nor sniffed, whatever the upstream allows', async () => {
  const careless = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=600' })
      .end('{"code":1,"msg":"","data":{}}'),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => careless.once('listening', resolve))
  const { port } = careless.address() as AddressInfo // TCP, so not a pipe name
  const app = await testApp({ upstream: upstreamSettings({ UPSTREAM_URL: `http://127.0.0.1:${port}` }, []) })
  const { headers } = await app.as().post('/api/account/login', { phone, password })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  await app.close()
  careless.closeAllConnections()
  careless.close()
})

describe('the upstream settings', () => {
  const problemsOf = (source: Record<string, string>) => {
    const problems: string[] = []
    upstreamSettings(source, problems)
    return problems.join('\n')
  }
  it('select all calls of the specification, or some by name', () => {
    const callsOf = (calls?: string) =>
      [...(upstreamSettings({ UPSTREAM_URL: 'https://example.com', UPSTREAM_CALLS: calls }, [])?.calls ?? [])].map(
        (e) => e.path,
      )
    expect(callsOf()).toContain('/event')
    expect(callsOf()).not.toContain('/api/ledger/index')
    expect(callsOf('account.login, products.asin')).toEqual(['/api/account/login', '/api/amazon/asin'])
  })
  it.each([
    [{ UPSTREAM_URL: 'https://example.com/api' }, 'expected an origin'],
    [{ WEB_UPSTREAM: 'example.com' }, 'expected an origin'],
    [{ UPSTREAM_URL: 'https://a.example', WEB_UPSTREAM: 'https://a.example' }, 'not both'],
    [{ UPSTREAM_CALLS: 'all' }, 'without UPSTREAM_URL'],
    [{ UPSTREAM_URL: 'https://a.example', UPSTREAM_CALLS: 'reports.productList' }, 'add account.login, account.info'],
    [{ UPSTREAM_URL: 'https://a.example', UPSTREAM_CALLS: 'account.logins' }, 'no call account.logins'],
    [{ UPSTREAM_URL: 'https://a.example', UPSTREAM_CALLS: 'devtools.reset' }, 'no call devtools.reset'],
  ])('refuse %o', (source, problem) => {
    expect(problemsOf(source)).toContain(problem)
  })
})
