/** The request log: what it shows, what it masks, and the contract violations it finds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { RequestRecord } from './request-log.ts'

let t: TestApp
let url: string
beforeAll(async () => {
  // As in production, answers that violate the contract are sent; the log reports them.
  t = await testApp({ checkAnswers: false })
  url = await t.app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

let worlds = 0
async function stage() {
  const headers = { 'x-world': `requests-${++worlds}` }
  const token = await t.seller(headers)
  const [as, dev] = [t.as(token, headers), t.as(undefined, headers)]
  const log = async (query = '') => (await dev.get(`/__dev/requests${query}`)).body.data
  const one = async (id: number) => (await dev.get(`/__dev/requests/${id}`)).body
  return { headers, token, as, dev, log, one, world: await t.app.worlds.get(headers['x-world']) }
}

describe('the request log', () => {
  it('contains the calls of its world, newest first, without dev calls', async () => {
    const s = await stage()
    await s.as.get('/api/account/info')
    await s.as.post('/api/amazon/getAsinInfo', { asin: 'nothing' })
    await s.dev.get('/api/account/info')
    expect(await s.log()).toMatchObject({
      total: 3,
      row: [
        { id: 3, call: 'GET /api/account/info', status: 401, code: 401, phone: null, violations: [], checked: true },
        { id: 2, call: 'POST /api/amazon/getAsinInfo', status: 200, code: 1002, phone: STORY.account.phone },
        { id: 1, call: 'GET /api/account/info', status: 200, code: 1, phone: STORY.account.phone, fault: 'none' },
      ],
    })
    expect((await (await stage()).log()).total).toBe(0)
  })
  it('is filtered by call, status, code and text, and paged', async () => {
    const s = await stage()
    await s.as.get('/api/account/info')
    await s.as.get('/api/report/productList?asin=B0NOWHERE1')
    await s.as.post('/api/amazon/getAsinInfo', { asin: 'nothing' })
    const ids = async (query: string) => (await s.log(query)).row.map(({ id }: { id: number }) => id)
    expect(await ids('?call=GET%20/api/account/info')).toEqual([1])
    expect(await ids('?status=1002')).toEqual([3])
    expect(await ids('?status=200')).toEqual([3, 2, 1])
    expect(await ids('?text=b0nowhere')).toEqual([2])
    expect(await ids('?text=nothing')).toEqual([3])
    expect(await ids('?size=1&page=2')).toEqual([2])
    expect(await ids('?violating=true')).toEqual([])
  })
  it('shows a call without its body if that is nested too deeply to serialize', async () => {
    const s = await stage()
    const body = '['.repeat(5000) + ']'.repeat(5000)
    await fetch(`${url}/api/amazon/getAsinInfo`, {
      method: 'POST',
      body,
      headers: { ...s.headers, authorization: s.token, 'content-type': 'application/json' },
    })
    expect((await s.log('?text=getAsinInfo')).total).toBe(1)
    expect((await s.one(1)).data).toMatchObject({ request: null })
  })
  it('keeps 500 requests and evicts bodies above its limit', async () => {
    const s = await stage()
    for (let i = 0; i < 1100; i++) s.world.requests.add(recordOf(i))
    expect(s.world.requests.count).toBe(1100)
    expect(s.world.requests.latest()).toHaveLength(500)
    expect(s.world.requests.latest()[0]).toMatchObject({ id: 1100, url: '/1099' })
    expect(s.world.requests.find(601)?.answer).toBeNull()
    expect(s.world.requests.find(600)).toBeUndefined()
    expect(s.world.requests.bytes).toBeLessThanOrEqual(512 * 1024)
  })
  it('can be cleared, and ids continue', async () => {
    const s = await stage()
    await s.as.get('/api/account/info')
    await s.dev.post('/__dev/requests/clear', {})
    expect((await s.log()).total).toBe(0)
    await s.as.get('/api/account/info')
    expect((await s.log()).row).toMatchObject([{ id: 2 }])
  })
  it('shows the fault applied to a call', async () => {
    const s = await stage()
    await s.dev.post('/__dev/faults', { call: 'all', fault: 'status', status: 503, latency: { from: 1, to: 1 } })
    await s.as.get('/api/account/info')
    expect((await s.log()).row).toMatchObject([{ status: 503, code: 503, fault: 'status', delayed: 1, violations: [] }])
  })
  it('contains unknown calls, unchecked', async () => {
    const s = await stage()
    await s.as.post('/api/report/productLst', { page: 1 })
    await s.dev.get('/__dev/nothing')
    const { row } = await s.log()
    expect(row).toMatchObject([
      { id: 1, method: 'POST', path: '/api/report/productLst', call: null, status: 404, code: 404, checked: false },
    ])
    expect(row[0].phone).toBe(STORY.account.phone)
    expect((await s.one(1)).data).toMatchObject({
      request: '{"page":1}',
      answer: expect.stringContaining('productLst'),
    })
    expect((await s.log('?call=GET%20/api/account/info')).total).toBe(0)
  })
  it('contains a call whose caller disconnected during an injected delay', async () => {
    const s = await stage()
    await s.dev.post('/__dev/faults', { call: 'all', latency: { from: 60_000, to: 60_000 } })
    const caller = new AbortController()
    const heard = new Promise<RequestRecord>((resolve) => {
      const stop = s.world.requests.follow({
        receive(record) {
          stop()
          resolve(record)
        },
        end() {},
      })
    })
    const request = fetch(`${url}/api/account/info`, { headers: s.headers, signal: caller.signal })
    await expect.poll(() => s.world.faults.list()[0]?.hits).toBe(1)
    caller.abort()
    await expect(request).rejects.toThrow()
    expect(await heard).toMatchObject({ status: 0, delayed: 60_000 })
  })
})

describe('one request', () => {
  it('is shown with its bodies and masked secrets', async () => {
    const s = await stage()
    const { phone, password } = STORY.account
    await s.dev.post('/api/account/login', { phone, password })
    const { data } = await s.one(1)
    expect(data.request).toContain(phone)
    expect(data.request).toContain('"password":"***"')
    expect(JSON.stringify(await s.log()) + data.request + data.answer).not.toContain(password)
    expect(data.curl).toContain(password)
  })
  it('has a curl command that repeats it as the same user in the same world', async () => {
    const s = await stage()
    await s.as.post('/api/amazon/getAsinInfo', { asin: "it's" })
    const { curl, answer } = (await s.one(1)).data
    expect(curl).toMatch(/^curl 'http:\/\/127\.0\.0\.1:\d+\/api\/amazon\/getAsinInfo' -X POST/)
    expect(curl).toContain(`-H 'authorization: ${s.token}' -H 'x-world: ${s.headers['x-world']}'`)
    expect(curl).toContain(`--data-raw '{"asin":"it'\\''s"}'`)
    expect(JSON.parse(answer).code).toBe(1002)
  })
  it('masks the token of a stream and the signature of a file', async () => {
    const s = await stage()
    await s.as.get('/event?type=alipay&token=nobody')
    await s.as.get('/download/report/1.pdf?u=1&e=1&s=signature')
    const paths = (await s.log()).row.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['/download/report/1.pdf?u=1&e=1&s=***', '/event?type=alipay&token=***'])
  })
  it('that was evicted is refused', async () => {
    expect((await (await stage()).one(1)).code).toBe(1312)
  })
})

describe('an answer that breaks its contract', () => {
  it('is sent unchanged and reported by path and problem', async () => {
    const s = await stage()
    const { id } = await s.world.db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow()
    const at = s.world.clock.iso()
    await s.world.db
      .insertInto('report')
      .values({
        account_id: id,
        kind: 'asin',
        marketplace: 'MOON',
        subject: STORY.asin,
        keyword: null,
        title: '',
        search: '',
        card: '{"marketplace":"US","imageUrl":null}',
        state: 2,
        failure: 'notAWord',
        language: 'zh-CN',
        revision: 1,
        current_revision: null,
        file: null,
        created_at: at,
        updated_at: at,
      })
      .execute()
    expect((await s.as.get('/api/report/productList')).body.code).toBe(1)
    const [row] = (await s.log('?violating=true')).row
    const places = row.violations.map(({ where }: { where: string }) => where)
    expect(places).toEqual(['data.row[].marketplace', 'data.row[].failure'])
    expect(row.violations[0].problem).toMatch(/^value: expected "US" \| "UK" .*, got "/)
  })
})

it('the live stream sends each request when it is answered', async () => {
  const s = await stage()
  const stream = await fetch(`${url}/__dev/requests/live`, { headers: s.headers })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const read = async (expected: string) => {
    while (!text.includes(expected)) text += (await reader?.read())?.value ?? ''
  }
  await read(': open')
  await s.as.get('/api/account/info')
  await read('"GET /api/account/info"')
  expect(text).toContain('event: request')
  await reader?.cancel()
})

function recordOf(index: number): RequestRecord {
  return {
    id: 0,
    at: 0,
    started: 0,
    method: 'GET',
    url: `/${index}`,
    accountId: undefined,
    token: '',
    request: null,
    endpoint: {
      method: 'GET',
      path: '/x',
      summary: '',
      auth: 'guest',
      origin: 'ours',
      answer: { kind: 'text' },
      failures: [],
    },
    requestBytes: 0,
    status: 200,
    ms: 1,
    answer: 'x'.repeat(5000),
    bytes: 5000,
    cut: false,
    fault: 'none',
    delayed: 0,
  }
}
