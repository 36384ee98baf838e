import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { balanceOf } from '#server/features/ledger/ledger.ts'
import { BOTH, sellerOf } from './reports.seller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe.each(BOTH)('a report of kind %s', (kind) => {
  const seller = () => sellerOf(t, kind)

  it('is charged, completes, and can be read and downloaded', async () => {
    const s = await seller()
    const created = await s.create()
    expect(created).toMatchObject({ code: 1, data: { created: 1 } })
    expect(await s.power()).toBe(1000 - s.price)
    const row = await s.settle()
    const done = { state: 1, stage: 'done', progress: 100, failure: null, revision: 1 }
    expect(row).toMatchObject({ id: created.data.id, [s.idField]: s.subject, marketplace: 'US', ...done })
    const card = JSON.parse(row.product ?? row.market)
    expect(card).toMatchObject({ marketplace: 'US', sample: true })
    expect((card.imageUrl ?? card.referenceAsinImageUrl).startsWith('/images/product/US/B0')).toBe(true)

    const { report } = (await s.online()).data
    expect(report.sections.map((section: { key: string }) => section.key)).toEqual([...s.sections])

    const pdf = await t.as(undefined, s.headers).get(row.url)
    expect(pdf.status).toBe(200)
    expect(pdf.type).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain(s.fileName)
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-')
  })
  it('is opened without a charge if it exists', async () => {
    const s = await seller()
    const first = await s.create()
    expect(await s.create()).toMatchObject({ code: 1, data: { id: first.data.id, created: 0 } })
    expect(await s.power()).toBe(1000 - s.price)
  })
  it('is created and charged once by ten concurrent calls', async () => {
    const s = await seller()
    await s.hold()
    const answers = await Promise.all(Array.from({ length: 10 }, () => s.create()))
    expect(new Set(answers.map((a) => a.data.id)).size).toBe(1)
    expect(answers.filter((a) => a.data.created === 1)).toHaveLength(1)
    expect(await s.power()).toBe(1000 - s.price)
  })
  it('is rejected with 996 if power is short, and leaves nothing behind', async () => {
    const s = await seller()
    await s.as.post('/__dev/power', { phone: STORY.account.phone, power: s.price * 100 - 1 })
    const msg = `算力不足：需要 ${s.price}.00，当前余额 ${s.price - 1}.99，请充值`
    expect(await s.create()).toEqual({ code: 996, msg, data: null })
    expect((await s.list()).total).toBe(0)
    expect(await s.power()).toBe(s.price - 0.01)
  })
  it('is refunded with a reason when it fails, and charged again when recreated', async () => {
    const s = await seller()
    const { data } = await s.create(s.failing)
    const failed = await s.settle()
    const failure = { state: 2, stage: 'failed', failure: 'dataDamaged', url: '', revision: null }
    expect(failed).toMatchObject(failure)
    expect(await s.power()).toBe(1000)
    expect(await s.remake('update', s.failing)).toMatchObject({ code: 1103 })
    expect((await s.remake(undefined, s.failing)).code).toBe(1)
    await s.settle()
    expect(await s.power()).toBe(1000)
    const entries = await s.world.db.selectFrom('ledger').select(['kind', 'amount', 'cause']).orderBy('id').execute()
    const amount = s.price * 100
    expect(entries.slice(1)).toEqual([
      { kind: 'charge', amount: -amount, cause: `report:${data.id}:1` },
      { kind: 'refund', amount, cause: `report:${data.id}:1` },
      { kind: 'charge', amount: -amount, cause: `report:${data.id}:2` },
      { kind: 'refund', amount, cause: `report:${data.id}:2` },
    ])
    expect(readdirSync(s.world.files)).toEqual([])
  })
  it('is charged for an update, which replaces the file', async () => {
    const s = await seller()
    const { data } = await s.create()
    await s.settle()
    expect(await s.remake('recreate')).toMatchObject({ code: 1104, msg: '该报告已生成，无需重新创建' })
    expect((await s.remake()).code).toBe(1)
    expect(await s.settle()).toMatchObject({ state: 1, revision: 2 })
    expect(await s.power()).toBe(1000 - 2 * s.price)
    expect(readdirSync(s.world.files)).toEqual([`${data.id}-2-1.pdf`])
  })
  it('cannot be updated, deleted or read online while it is pending', async () => {
    const s = await seller()
    await s.hold()
    const { data } = await s.create()
    const answers = await Promise.all([s.remake('update'), s.remake('update')])
    expect(answers.map((a) => a.code)).toEqual([1102, 1102])
    expect((await s.online()).data.report).toBeNull()
    expect((await s.remove(data.id)).code).toBe(1102)
  })
  it('is charged once for two concurrent updates', async () => {
    const s = await seller()
    await s.create()
    await s.settle()
    await s.hold()
    const answers = await Promise.all([s.remake('update'), s.remake('update')])
    expect(answers.map((a) => a.code).toSorted()).toEqual([1, 1102])
    expect(await balanceOf(s.world.db, 1)).toBe(100_000 - 2 * s.price * 100)
  })
  it('is not listed or deleted as a report of the other kind', async () => {
    const s = await seller()
    await s.hold()
    const { data } = await s.create()
    const other = await sellerOf(t, kind === 'asin' ? 'market' : 'asin')
    expect((await s.as.get(other.listPath)).body.data.total).toBe(0)
    expect((await s.as.post(other.deletePath, { id: data.id })).body.code).toBe(1101)
  })
})

describe('creating an ASIN report', () => {
  it('accepts a lower-case ASIN with spaces around it', async () => {
    const s = await sellerOf(t)
    await s.hold()
    expect((await s.create(`  ${STORY.asin.toLowerCase()} `)).code).toBe(1)
  })
  it('defaults to the US if the product names no marketplace', async () => {
    const s = await sellerOf(t)
    await s.hold()
    expect((await s.create(STORY.asin, { product: '{"imageUrl":"x"}' })).code).toBe(1)
    expect((await s.list()).row[0]).toMatchObject({ asin: STORY.asin, marketplace: 'US' })
  })
  it('accepts a lower-case marketplace, and the same marketplace twice', async () => {
    const s = await sellerOf(t)
    await s.hold()
    await s.create(STORY.german, { product: '{"marketplace":"de"}', marketplace: 'DE' })
    expect((await s.list()).row[0]).toMatchObject({ asin: STORY.german, marketplace: 'DE' })
  })
  it.each([
    ['an empty ASIN', { asin: '  ' }, 1001],
    ['a wrong ASIN', { asin: 'B0123' }, 1002],
    ['an unknown ASIN', { asin: 'B0ZZZZZZZZ' }, 1003],
    ['an ASIN of another marketplace', { asin: STORY.asin, product: '{"marketplace":"JP"}' }, 1004],
    ['an ASIN of another marketplace in lower case', { asin: STORY.asin, product: '{"marketplace":"jp"}' }, 1004],
    ['a product with an unknown marketplace', { asin: STORY.asin, product: '{"marketplace":"XX"}' }, 400],
    ['a product that is a JSON string', { asin: STORY.asin, product: '"US"' }, 400],
    ['a product that is not JSON', { asin: STORY.asin, product: 'US' }, 400],
    ['a product that contradicts the marketplace', { asin: STORY.asin, marketplace: 'DE' }, 400],
    ['the id of a cheaper module', { asin: STORY.asin, mold_id: 2 }, 1105],
  ])('rejects %s without a charge', async (_, body, code) => {
    const s = await sellerOf(t)
    expect((await s.create(body.asin, body)).code).toBe(code)
    expect(await s.power()).toBe(1000)
    expect((await s.list()).total).toBe(0)
  })
})

describe('creating a market report', () => {
  it.each([
    ['an unknown niche', { nicheId: 'nowhere' }, 1006],
    ['an ASIN', { nicheId: STORY.asin }, 1006],
    ['the id of a cheaper module', { mold_id: 3 }, 1105],
  ])('rejects %s without a charge', async (_, body, code) => {
    const s = await sellerOf(t, 'market')
    expect((await s.create(STORY.niche, body)).code).toBe(code)
    expect(await s.power()).toBe(1000)
    expect((await s.list()).total).toBe(0)
  })
  it('stores the keyword, or the title without a keyword', async () => {
    const s = await sellerOf(t, 'market')
    await s.hold()
    await s.create(STORY.niche, { keyword: '  travel  mug ' })
    await s.create(STORY.longTitleNiche, { keyword: ' ' })
    const { row } = await s.list()
    const card = JSON.parse(row[0].market)
    expect(row.map(({ keyword }: { keyword: string }) => keyword)).toEqual([card.nicheTitle, 'travel  mug'])
    expect(card).toMatchObject({ nicheId: STORY.longTitleNiche, nicheTitleZh: expect.stringContaining('双肩包') })
  })
})
