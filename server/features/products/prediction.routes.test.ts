import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { prediction } from '#contracts/api/prediction.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { createRandom } from '#fixtures/random.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue, openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { productWriter } from '#server/features/catalogue/catalogue-writer.ts'
import { madeRecord, productOf } from '#server/features/imports/made-record.test-support.ts'
import { buildTables } from '#server/features/screener/build-tables.ts'

type AtRank = Output<typeof prediction.atRank>
type Series = Output<typeof prediction.series>

const ROOT = 'Home & Kitchen'
const IMPORTED = 'B0IMPORT00'
const dir = mkdtempSync(join(tmpdir(), 'predicted-'))
const catalogueFile = join(dir, 'catalogue.sqlite')
let t: TestApp
let seller: ReturnType<TestApp['as']>

/** Imported products whose badges follow their rank: 100,000 ÷ rank, with scatter. */
beforeAll(async () => {
  copyFileSync(TEST_CATALOGUE, catalogueFile)
  const db = openCatalogueForWriting(catalogueFile)
  const writer = productWriter(db)
  const random = createRandom(1)
  const base = { ...productOf(madeRecord()), categoryPath: [ROOT], parentAsin: null }
  for (let at = 0; at < 40; at++) {
    const rank = Math.round(20 * 1.15 ** at)
    const units = (100_000 / rank) * Math.exp(random.normal(0, 0.2))
    const bought = units >= 1000 ? Math.floor(units / 1000) * 1000 : units >= 100 ? Math.floor(units / 100) * 100 : 50
    const asin = `B0IMPORT${String(at).padStart(2, '0')}`
    const product = { ...base, asin, rank, boughtPastMonth: units < 50 ? null : bought }
    writer.put(product)
    const unknown = {
      title: base.title,
      subCategory: null,
      subRank: null,
      rating: null,
      ratings: null,
      available: null,
    }
    if (at === 0) writer.observe(product, { ...unknown, day: '2026-11-10', price: 1999, rank, boughtPastMonth: bought })
  }
  db.close()
  buildTables(catalogueFile)
  t = await testApp({ catalogueFile, catalogue: catalogueOf(openCatalogue(catalogueFile)) })
  seller = t.as(await t.seller())
})
afterAll(async () => {
  await t.close()
  rmSync(dir, { recursive: true })
})

const post = async (path: string, body: object) => (await seller.post(path, body)).body
const atRank = async (body: object): Promise<AtRank> => (await post('/api/prediction/rank', body)).data
const series = async (body: object): Promise<Series> => (await post('/api/prediction/series', body)).data

describe('units at a rank', () => {
  const sample = { category: ROOT, rank: 3000, data: 'sample' } as const
  test('come with an interval, per month and day, and what they rest on', async () => {
    const { month, day, badges, others, ranks, curve, data } = await atRank(sample)
    expect(data).toBe('sample')
    expect([month.low, month.value, month.high]).toEqual([month.low, month.value, month.high].toSorted((a, b) => a - b))
    expect(day.value).toBeCloseTo(month.value / 30, 1)
    expect(badges).toBeGreaterThanOrEqual(15)
    expect(others).toBeGreaterThan(0)
    expect(curve[0]?.rank).toBe(ranks.best)
    expect(curve.map(({ value }) => value)).toEqual(curve.map(({ value }) => value).toSorted((a, b) => b - a))
  })
  test('of sample data are checked against badges and exact units, of imported data against badges', async () => {
    const { checks } = await atRank(sample)
    expect(checks.map(({ against }) => against)).toEqual(['badges', 'units'])
    for (const { inside, error } of checks) {
      expect(inside).toBeGreaterThan(0.75)
      expect(error).toBeLessThan(0.5)
    }
    const imported = await atRank({ category: ROOT, rank: 300 })
    expect(imported).toMatchObject({ data: 'imported', checks: [{ against: 'badges' }] })
    expect(imported.month.low).toBeLessThan(333)
    expect(imported.month.high).toBeGreaterThan(333)
  })
  test('are found by the id of the category too', async () => {
    const { row } = await post('/api/products/categories', { data: 'sample' }).then(({ data }) => data)
    const id = row.find(({ name, parent }: { name: string; parent: string | null }) => name === ROOT && !parent).id
    expect(await atRank({ ...sample, category: id })).toEqual(await atRank(sample))
  })
  test('are refused outside the known ranks, which the message names', async () => {
    const { ranks } = await atRank(sample)
    for (const rank of [ranks.best - 1, ranks.last + 1]) {
      const { code, msg } = await post('/api/prediction/rank', { ...sample, rank })
      expect(code).toBe(failures.rankOutside.code)
      expect(msg).toContain(String(ranks.best))
      expect(msg).toContain(String(ranks.last))
    }
  })
  test('are refused without enough badges, and in an unknown category', async () => {
    const watches = await post('/api/prediction/rank', { ...sample, category: 'Watches' })
    expect(watches.code).toBe(failures.noRankCurve.code)
    const nowhere = await post('/api/prediction/rank', { ...sample, category: 'Nowhere' })
    expect(nowhere.code).toBe(failures.unknownCategory.code)
  })
})

describe('the forecast of a product', () => {
  test('continues its months, with intervals and a backtest', async () => {
    const { months, forecast, refused, now } = await series({ asin: STORY.asin, marketplace: 'US' })
    expect(months).toHaveLength(24)
    expect(now).toMatchObject({ method: 'sample', value: months.at(-1)?.units })
    expect(refused).toBeNull()
    expect(forecast?.months.map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(forecast?.season?.factors).toHaveLength(12)
    expect(forecast?.backtest?.hidden.map(({ month, units }) => ({ month, units }))).toEqual(months.slice(-3))
  })
  test('of an imported product is refused: it has single days and an estimate of now', async () => {
    const answer = await series({ asin: IMPORTED, marketplace: 'US' })
    expect(answer).toMatchObject({ months: [], forecast: null, refused: 'noMonths', now: { method: 'badge' } })
    expect(answer.days).toMatchObject([{ day: '2026-11-10', price: 19.99 }])
  })
  test('of an unknown ASIN is refused', async () => {
    expect((await post('/api/prediction/series', { asin: 'B0NOWHERE1' })).code).toBe(failures.asinNotFound.code)
  })
})
