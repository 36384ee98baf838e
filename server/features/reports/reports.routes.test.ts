import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/model/language.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { charge } from '#server/features/ledger/ledger.ts'
import { enqueue } from '#server/platform/turns.ts'
import { TASKS } from './reports.rules.ts'
import { BOTH, sellerOf } from './reports.seller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
const seller = () => sellerOf(t)

describe.each(BOTH)('the list of reports of kind %s', (kind) => {
  /** A finished report, a failed one, and a pending one with a title of 200 characters. */
  async function threeReports() {
    const s = await sellerOf(t, kind)
    const { data } = await s.create()
    await s.create(s.failing)
    await s.world.jobs.idle()
    await s.hold()
    await s.create(s.other)
    const found = async (query: string) => {
      const { row, total } = await s.list(query)
      return { total, subjects: row.map((each: Record<string, unknown>) => each[s.idField]) }
    }
    const none = { total: 0, subjects: [] }
    const only = (subject: string) => ({ total: 1, subjects: [subject] })
    return { ...s, id: data.id, found, none, only }
  }

  it('filters by id, subject and marketplace', async () => {
    const s = await threeReports()
    expect(await s.found(`id=${s.id}`)).toEqual(s.only(s.subject))
    expect(await s.found(`${s.filter}=${s.failing}&marketplace=US`)).toEqual(s.only(s.failing))
    expect(await s.found(`${s.filter}=${s.subject}&marketplace=DE`)).toEqual(s.none)
    expect(await s.found('size=1&page=2')).toEqual({ total: 3, subjects: [s.failing] })
  })
  it('filters by state and marketplace, page by page', async () => {
    const s = await threeReports()
    expect(await s.found('state=1')).toEqual(s.only(s.subject))
    expect(await s.found('state=2')).toEqual(s.only(s.failing))
    expect(await s.found('state=0&marketplace=US')).toEqual(s.only(s.other))
    expect(await s.found('marketplace=US&size=1&page=3')).toEqual({ total: 3, subjects: [s.subject] })
    expect(await s.found('marketplace=US&size=1&page=4')).toEqual({ total: 3, subjects: [] })
    expect(await s.found('marketplace=JP')).toEqual(s.none)
  })
  it('finds reports that contain all search words, in any order and case', async () => {
    const s = await threeReports()
    const search = (words: string) => s.found(`search=${encodeURIComponent(words)}`)
    expect(await search('backpack')).toEqual(s.only(s.other))
    expect(await search('  BACKPACK   laptop ')).toEqual(s.only(s.other))
    expect(await search('backpack lamp')).toEqual(s.none)
    expect(await search(s.subject.slice(0, 9))).toEqual(s.only(s.subject))
    expect(await search('')).toMatchObject({ total: 3 })
    expect(await s.found('search=lamp&state=2')).toEqual(s.only(s.failing))
    expect(await s.found('search=lamp&state=1')).toEqual(s.none)
    // SQL wildcards match only themselves.
    expect(await search('%')).toEqual(s.none)
    expect(await search('mug_')).toEqual(s.none)
    expect(await search('!')).toEqual(s.none)
  })
})

describe('the list of market reports', () => {
  it('searches keywords and the niche names in other languages', async () => {
    const s = await sellerOf(t, 'market')
    await s.hold()
    await s.create(STORY.longTitleNiche, { keyword: 'rucksack' })
    for (const words of ['rucksack', '双肩包', 'laptop 徒步'])
      expect(await s.list(`search=${encodeURIComponent(words)}`)).toMatchObject({ total: 1 })
  })
})

describe('the list of reports', () => {
  it('is cached until a report or the hour changes', async () => {
    const { create, settle, remake, list, world, hold, as } = await seller()
    await create(STORY.asin)
    await settle()
    const first = await list()
    expect(await list()).toEqual(first)
    world.clock.advance(2 * 3600_000)
    const [later] = (await list()).row
    expect(later.url).not.toBe(first.row[0].url)
    expect((await as.get('/api/report/productList?page=1&size=5')).body.data).toMatchObject({ size: 5, total: 1 })
    await hold()
    await remake('update')
    expect((await list()).row).toMatchObject([{ id: later.id, state: 0, url: '', progress: 0 }])
  })
})

describe('a report of another account', () => {
  it('is not found', async () => {
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
    expect((await other.post(s.updatePath, s.update(STORY.asin))).body.code).toBe(1101)
    expect((await other.post('/api/report/productDel', { id: data.id })).body.code).toBe(1101)
    expect((await other.get(`/api/report/productOnline?asin=${STORY.asin}`)).body.code).toBe(1101)
    expect((await other.get('/api/report/productList')).body.data.total).toBe(0)
    expect((await other.get(row.url.replace(/u=\d+/, `u=${id}`))).status).toBe(404)
  })
})

describe('the address of a PDF', () => {
  it('expires, and opens nothing if one character is changed', async () => {
    const s = await seller()
    await s.create(STORY.asin)
    const { url } = await s.settle()
    expect((await s.as.get(url.replace(/e=(\d)/, 'e=9'))).status).toBe(404)
    expect((await s.as.get(url.replace(/.$/, (c: string) => (c === 'A' ? 'B' : 'A')))).body.code).toBe(1106)
    await s.as.post('/__dev/clock', { advance: 2 * 3_600_000 })
    expect((await s.as.get(url)).status).toBe(404)
  })
})

describe.each(BOTH)('the PDF of a report of kind %s', (kind) => {
  it('is in the language of the call that returned its address, not in the language of the order', async () => {
    const s = await sellerOf(t, kind)
    await s.create(s.subject, { language: 'zh-CN' })
    await s.settle()
    const pdfLanguage = async (path: string, language: string) => {
      const as = t.as(s.token, { ...s.headers, 'accept-language': language })
      const { row } = (await as.get(path)).body.data
      const { url } = Array.isArray(row) ? row[0] : row
      const { status, headers, body } = await t.as(undefined, s.headers).get(url)
      expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining(s.fileName)])
      return /\/Lang \((.*?)\)/.exec(body.toString('latin1'))?.[1]
    }
    for (const language of LANGUAGES)
      for (const path of [s.listPath, s.onlinePath(s.subject)]) expect(await pdfLanguage(path, language)).toBe(language)
  })
})

describe('deleting a report', () => {
  it('removes its file, and a new report on the ASIN is charged', async () => {
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
  it('and updating it concurrently rejects one of the calls and loses no charge', async () => {
    const s = await seller()
    const { data } = await s.create(STORY.asin)
    await s.settle()
    await s.hold()
    const [updated, deleted] = await Promise.all([
      s.remake('update'),
      s.as.post('/api/report/productDel', { id: data.id }),
    ])
    const { total } = await s.list()
    const outcome = { update: updated.code, delete: deleted.body.code, total, power: await s.power() }
    expect([
      { update: 1, delete: 1102, total: 1, power: 980 },
      { update: 1101, delete: 1, total: 0, power: 990 },
    ]).toContainEqual(outcome)
  })
  it('before its task runs refunds the charge', async () => {
    const s = await seller()
    const { data } = await s.create(STORY.asin)
    await s.settle()
    const at = s.world.clock.iso()
    await s.world.db.transaction().execute(async (trx) => {
      await charge(trx, { accountId: 1, amount: 1000, cause: `report:${data.id}:2`, at })
      await enqueue(trx, { kind: TASKS.asin, subject: data.id, revision: 2, accountId: 1, at })
      await trx.deleteFrom('report').where('id', '=', data.id).execute()
    })
    expect(await s.power()).toBe(980)
    await s.world.jobs.idle()
    expect(await s.power()).toBe(990)
  })
})
