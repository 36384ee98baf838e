import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASIN_SECTIONS } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { balanceOf, charge } from '#server/domain/ledger.ts'
import { SESSION_DAYS } from '#server/domain/sessions.ts'
import { type TestApp, testApp } from '#server/test-app.test-support.ts'
import { insertJob } from './reports.store.ts'

let t: TestApp
let worlds = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** The seller in a world of their own, with the calls of the journey. */
async function seller() {
  const headers = { 'x-world': `reports-${++worlds}` }
  const token = await t.seller(headers)
  const as = t.as(token, headers)
  const world = await t.app.worlds.get(headers['x-world'])
  const list = async () => (await as.get('/api/report/productList')).body.data
  return {
    ...{ as, headers, world, list },
    create: async (asin: string, more: object = {}) =>
      (await as.post('/api/AiAmazon/reportGoodsCreate', { mold_id: 3, asin, product: '{"marketplace":"US"}', ...more }))
        .body,
    remake: async (id: number, action: string) =>
      (await as.post('/api/AiAmazon/reportGoodsUpdate', { mold_id: 4, id, action })).body,
    settle: async () => {
      await world.jobs.idle()
      return (await list()).row[0]
    },
    /** From now on tasks wait: a report stays pending, however slow the machine. */
    hold: () => world.jobs.stop(),
    power: async () => (await as.get('/api/account/info')).body.data.user.power,
  }
}

describe('creating a report', () => {
  it('charges 10.00, goes from pending to complete, and can be read and downloaded', async () => {
    const s = await seller()
    const created = await s.create(STORY.asin)
    expect(created).toMatchObject({ code: 1, data: { created: 1 } })
    expect(await s.power()).toBe(990)
    const row = await s.settle()
    expect(row).toMatchObject({
      id: created.data.id,
      asin: STORY.asin,
      marketplace: 'US',
      state: 1,
      stage: 'done',
      progress: 100,
      failure: null,
    })
    expect(JSON.parse(row.product)).toMatchObject({
      marketplace: 'US',
      imageUrl: `/images/product/US/${STORY.asin}.webp`,
      sample: true,
    })

    const online = await s.as.get(`/api/report/productOnline?marketplace=US&asin=${STORY.asin}`)
    expect(online.body.data.report.sections.map((section: { key: string }) => section.key)).toEqual([...ASIN_SECTIONS])

    const pdf = await t.as(undefined, s.headers).get(row.url)
    expect(pdf.status).toBe(200)
    expect(pdf.type).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain(`US-${STORY.asin}.pdf`)
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-')
  })
  it('takes a lower-case ASIN with spaces around it', async () => {
    const s = await seller()
    expect((await s.create(`  ${STORY.asin.toLowerCase()} `)).code).toBe(1)
  })
  it('takes a marketplace in small letters, and one that is named twice alike', async () => {
    const s = await seller()
    await s.create(STORY.german, { product: '{"marketplace":"de"}', marketplace: 'DE' })
    expect((await s.list()).row[0]).toMatchObject({ asin: STORY.german, marketplace: 'DE' })
    await s.world.jobs.idle()
  })
  it('opens the report that exists and charges nothing', async () => {
    const s = await seller()
    const first = await s.create(STORY.asin)
    expect(await s.create(STORY.asin)).toMatchObject({ code: 1, data: { id: first.data.id, created: 0 } })
    expect(await s.power()).toBe(990)
  })
  it('makes one report and one charge of ten calls at once', async () => {
    const s = await seller()
    const answers = await Promise.all(Array.from({ length: 10 }, () => s.create(STORY.asin)))
    expect(new Set(answers.map((a) => a.data.id)).size).toBe(1)
    expect(answers.filter((a) => a.data.created === 1)).toHaveLength(1)
    expect(await s.power()).toBe(990)
  })
  it.each([
    ['an empty ASIN', { asin: '  ' }, 1001],
    ['a wrong ASIN', { asin: 'B0123' }, 1002],
    ['an unknown ASIN', { asin: 'B0ZZZZZZZZ' }, 1003],
    ['an ASIN of another marketplace', { asin: STORY.asin, product: '{"marketplace":"JP"}' }, 1004],
    ['an ASIN of another marketplace, in small letters', { asin: STORY.asin, product: '{"marketplace":"jp"}' }, 1004],
    ['a product of no marketplace', { asin: STORY.asin, product: '{"marketplace":"XX"}' }, 400],
    ['a product without a marketplace', { asin: STORY.asin, product: '{}' }, 400],
    ['a product that is no JSON', { asin: STORY.asin, product: 'US' }, 400],
    ['a product that contradicts the marketplace', { asin: STORY.asin, marketplace: 'DE' }, 400],
    ['the id of a cheaper module', { asin: STORY.asin, mold_id: 2 }, 1105],
  ])('refuses %s and charges nothing', async (_, body, code) => {
    const s = await seller()
    expect((await s.create(body.asin, body)).code).toBe(code)
    expect(await s.power()).toBe(1000)
    expect((await s.list()).total).toBe(0)
  })
  it('answers 996 when power is short, and leaves no report behind', async () => {
    const s = await seller()
    await s.as.post('/__dev/power', { phone: STORY.account.phone, power: 999 })
    const answer = await s.create(STORY.asin)
    expect(answer).toEqual({ code: 996, msg: '算力不足：需要 10.00，当前余额 9.99，请充值', data: null })
    expect((await s.list()).total).toBe(0)
    expect(await s.power()).toBe(9.99)
  })
})

describe('a report that fails', () => {
  it('is refunded, tells why, and is charged again when recreated', async () => {
    const s = await seller()
    const { data } = await s.create(STORY.failing)
    const failed = await s.settle()
    expect(failed).toMatchObject({ state: 2, stage: 'failed', failure: 'dataDamaged', url: '' })
    expect(await s.power()).toBe(1000)
    expect(await s.remake(data.id, 'update')).toMatchObject({ code: 1103 })
    expect((await s.remake(data.id, 'recreate')).code).toBe(1)
    await s.settle()
    expect(await s.power()).toBe(1000)
    const entries = await s.world.db.selectFrom('ledger').select(['kind', 'amount', 'cause']).orderBy('id').execute()
    expect(entries.slice(1)).toEqual([
      { kind: 'charge', amount: -1000, cause: `report:${data.id}:1` },
      { kind: 'refund', amount: 1000, cause: `report:${data.id}:1` },
      { kind: 'charge', amount: -1000, cause: `report:${data.id}:2` },
      { kind: 'refund', amount: 1000, cause: `report:${data.id}:2` },
    ])
    expect(readdirSync(s.world.files)).toEqual([])
  })
})

describe('making a report again', () => {
  it('is an update from state 1: charged, and the old file goes when the new one stands', async () => {
    const s = await seller()
    const { data } = await s.create(STORY.asin)
    await s.settle()
    expect(await s.remake(data.id, 'recreate')).toMatchObject({ code: 1104, msg: '该报告已生成，无需重新创建' })
    expect((await s.remake(data.id, 'update')).code).toBe(1)
    expect(await s.settle()).toMatchObject({ state: 1 })
    expect(await s.power()).toBe(980)
    expect(readdirSync(s.world.files)).toEqual([`${data.id}-2-1.pdf`])
  })
  it('leaves the finished one to be read online until the new one stands', async () => {
    const s = await seller()
    const online = async () => (await s.as.get(`/api/report/productOnline?asin=${STORY.asin}`)).body.data
    const { data } = await s.create(STORY.asin)
    await s.settle()
    const { report } = await online()
    await s.hold()
    await s.remake(data.id, 'update')
    expect(await online()).toMatchObject({ row: { state: 0 }, report })
  })
  it('is refused while it is pending, and nothing can be read online yet', async () => {
    const s = await seller()
    await s.hold()
    const { data } = await s.create(STORY.asin)
    const answers = await Promise.all([s.remake(data.id, 'update'), s.remake(data.id, 'update')])
    expect(answers.map((a) => a.code)).toEqual([1102, 1102])
    expect((await s.as.get(`/api/report/productOnline?asin=${STORY.asin}`)).body.data.report).toBeNull()
  })
  it('is charged once when two updates come at once', async () => {
    const s = await seller()
    const { data } = await s.create(STORY.asin)
    await s.settle()
    await s.hold()
    const answers = await Promise.all([s.remake(data.id, 'update'), s.remake(data.id, 'update')])
    expect(answers.map((a) => a.code).toSorted()).toEqual([1, 1102])
    expect(await balanceOf(s.world.db, 1)).toBe(98_000)
  })
})

describe('the list of reports', () => {
  it('can be asked for one report, by id or by product', async () => {
    const s = await seller()
    const { data } = await s.create(STORY.asin)
    await s.create(STORY.failing)
    await s.world.jobs.idle()
    const asins = async (query: string) =>
      (await s.as.get(`/api/report/productList?${query}`)).body.data.row.map((row: { asin: string }) => row.asin)
    expect(await asins(`id=${data.id}`)).toEqual([STORY.asin])
    expect(await asins(`asin=${STORY.failing.toLowerCase()}&marketplace=US`)).toEqual([STORY.failing])
    expect(await asins(`asin=${STORY.asin}&marketplace=DE`)).toEqual([])
    expect(await asins('size=1&page=2')).toHaveLength(1)
  })
})

describe('a report of somebody else', () => {
  it('is as if it did not exist', async () => {
    const s = await seller()
    const { data } = await s.create(STORY.asin)
    const row = await s.settle()
    const { id } = await s.world.db
      .insertInto('account')
      .values({
        phone: '13700000000',
        password_hash: 'none',
        nickname: 'other',
        sample: 1,
        created_at: s.world.clock.iso(),
        start_time: null,
        end_time: null,
        birthday: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const other = t.as(await s.world.sessions.open(id), s.headers)
    expect((await other.post('/api/AiAmazon/reportGoodsUpdate', { mold_id: 4, id: data.id })).body.code).toBe(1101)
    expect((await other.post('/api/report/productDel', { id: data.id })).body.code).toBe(1101)
    expect((await other.get(`/api/report/productOnline?asin=${STORY.asin}`)).body.code).toBe(1101)
    expect((await other.get('/api/report/productList')).body.data.total).toBe(0)
    expect((await other.get(row.url.replace(/u=\d+/, `u=${id}`))).status).toBe(404)
  })
})

describe('the address of a PDF', () => {
  it('expires, and one changed sign of it opens nothing', async () => {
    const s = await seller()
    await s.create(STORY.asin)
    const { url } = await s.settle()
    expect((await s.as.get(url.replace(/e=(\d)/, 'e=9'))).status).toBe(404)
    expect((await s.as.get(url.replace(/.$/, (c: string) => (c === 'A' ? 'B' : 'A')))).body.code).toBe(1106)
    await s.as.post('/__dev/clock', { advance: 2 * 3_600_000 })
    expect((await s.as.get(url)).status).toBe(404)
  })
})

describe('deleting a report', () => {
  it('takes its file along, and the ASIN can be analysed anew for its price', async () => {
    const s = await seller()
    const { data } = await s.create(STORY.asin)
    await s.settle()
    expect((await s.as.post('/api/report/productDel', { id: data.id })).body.code).toBe(1)
    expect((await s.list()).total).toBe(0)
    expect(readdirSync(s.world.files)).toEqual([])
    expect((await s.create(STORY.asin)).data.created).toBe(1)
    expect(await s.power()).toBe(980)
    await s.settle()
  })
  it('and an update at once: one of the two is refused, and no charge is lost', async () => {
    const s = await seller()
    const { data } = await s.create(STORY.asin)
    await s.settle()
    await s.hold()
    const [updated, deleted] = await Promise.all([
      s.remake(data.id, 'update'),
      s.as.post('/api/report/productDel', { id: data.id }),
    ])
    const { total } = await s.list()
    const outcome = { update: updated.code, delete: deleted.body.code, total, power: await s.power() }
    expect([
      { update: 1, delete: 1102, total: 1, power: 980 },
      { update: 1101, delete: 1, total: 0, power: 990 },
    ]).toContainEqual(outcome)
  })
  it('that its task does not find any more brings the charge back', async () => {
    const s = await seller()
    const { data } = await s.create(STORY.asin)
    await s.settle()
    const at = s.world.clock.iso()
    await s.world.db.transaction().execute(async (trx) => {
      await charge(trx, { accountId: 1, amount: 1000, cause: `report:${data.id}:2`, at })
      await insertJob(trx, data.id, 2, at)
      await trx.deleteFrom('report').where('id', '=', data.id).execute()
    })
    expect(await s.power()).toBe(980)
    await s.world.jobs.idle()
    expect(await s.power()).toBe(990)
  })
  it('is refused while it is being made', async () => {
    const s = await seller()
    await s.hold()
    const { data } = await s.create(STORY.asin)
    expect((await s.as.post('/api/report/productDel', { id: data.id })).body.code).toBe(1102)
  })
})

describe('GET /api/report/progress', () => {
  it('streams the stages of a task to its owner, in order, until it is done', async () => {
    const s = await seller()
    const stop = new AbortController()
    const events = s.world.hub.subscribe({ id: 1, token: 'stream' }, stop.signal)
    await s.create(STORY.asin)
    const stages: string[] = []
    for await (const event of events) {
      stages.push(event.stage)
      if (event.state !== 0) break
    }
    stop.abort()
    expect(stages).toEqual(['reading', 'analysing', 'drawing', 'saving', 'done'])
  })
})

describe('an open stream', () => {
  /** The token of a session of its own, and the stream that it has opened. */
  async function opened(headers: Record<string, string>) {
    const { server } = t.app
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
    const token = await t.seller(headers)
    const address = `${server.listeningOrigin}/api/report/progress`
    return { token, stream: await fetch(address, { headers: { ...headers, authorization: token } }) }
  }

  it.each(['/api/account/logout', '/__dev/reset'])('ends with %s', async (path) => {
    const s = await seller()
    const { token, stream } = await opened(s.headers)
    const mine = t.as(token, s.headers)
    await (path.startsWith('/__dev') ? mine.post(path, {}) : mine.get(path))
    expect(await stream.text()).toBe(': open\n\n')
  })
  it('brings nothing more when its session has expired', async () => {
    const { world, headers } = await seller()
    const { stream } = await opened(headers)
    world.clock.advance(SESSION_DAYS * 86_400_000)
    const change = { id: 1, asin: STORY.asin, marketplace: 'US', state: 1, stage: 'done', progress: 100 } as const
    world.hub.publish(1, change)
    expect(await stream.text()).toBe(': open\n\n')
  })
})

describe('worlds', () => {
  it('do not meet: a report in one is nowhere in another', async () => {
    const [one, other] = [await seller(), await seller()]
    await one.create(STORY.asin)
    expect((await one.list()).total).toBe(1)
    expect((await other.list()).total).toBe(0)
    expect(await other.power()).toBe(1000)
    await one.settle()
  })
  it('go back to the seed by reset', async () => {
    const s = await seller()
    await s.create(STORY.asin)
    await s.settle()
    expect((await s.as.post('/__dev/reset', {})).body.code).toBe(1)
    const again = t.as(await t.seller(s.headers), s.headers)
    expect((await again.get('/api/report/productList')).body.data.total).toBe(0)
    expect((await again.get('/api/account/info')).body.data.user.power).toBe(1000)
  })
})
