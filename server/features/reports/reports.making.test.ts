import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASIN_SECTIONS } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { balanceOf } from '#server/domain/ledger.ts'
import { type TestApp, testApp } from '#server/test-app.test-support.ts'
import { sellerOf } from './reports.seller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
const seller = () => sellerOf(t)

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
