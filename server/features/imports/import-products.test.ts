import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '#server/db/sqlite.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue, openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { productWriter } from '#server/features/catalogue/catalogue-writer.ts'
import { type ImportProgress, importProducts } from './import-products.ts'
import { MADE_FILE, madeRecord, productOf, TODAY } from './made-record.test-support.ts'
import { summaryLines } from './summary-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
const now = () => new Date(`${TODAY}T08:00:00.000Z`)
let db: Connection
let file: string
let turn = 0

beforeEach(() => {
  db?.close()
  file = join(folder, `catalogue-${++turn}.sqlite`)
  db = openCatalogueForWriting(file)
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

const importFile = (path: string, owner: number | null = null) => importProducts({ db, file: path, owner, now })
const find = (asin: string, marketplace: 'US' | 'UK' | 'DE' = 'US', owner: number | null = null) =>
  productWriter(db).find({ asin, marketplace, owner })
const contents = () => db.prepare('SELECT * FROM product ORDER BY id').all()

function fileOf(records: unknown[], cutAt?: number): string {
  const path = join(folder, 'records.json')
  writeFileSync(path, JSON.stringify(records).slice(0, cutAt))
  return path
}
const manyRecords = (count: number) =>
  Array.from({ length: count }, (_, i) => madeRecord({ asin: `B0${String(i).padStart(8, '0')}` }))

describe('the made-up file with faulty rows', () => {
  test('imports the valid rows and counts every rejected row by reason', async () => {
    const summary = await importFile(MADE_FILE)
    expect(summary).toMatchObject({ read: 20, imported: 7, merged: 1, unchanged: 0, rejected: 12, broken: null })
    expect(summary.rejections).toEqual({
      isbn: { count: 1, first: [{ row: 8, name: '0306406152' }] },
      wrongAsin: { count: 1, first: [{ row: 10, name: 'MADE00010' }] },
      marketplaceNotSupported: { count: 1, first: [{ row: 11, name: 'B0MADE0011' }] },
      noTitle: { count: 1, first: [{ row: 12, name: 'B0MADE0012' }] },
      noDay: { count: 1, first: [{ row: 13, name: 'B0MADE0013' }] },
      futureDay: { count: 1, first: [{ row: 14, name: 'B0MADE0014' }] },
      notAnObject: { count: 4, first: [15, 16, 17, 18].map((row) => ({ row, name: null })) },
      collectorError: { count: 1, first: [{ row: 19, name: null }] },
      noAsin: { count: 1, first: [{ row: 20, name: null }] },
    })
    expect(summary.warnings).toEqual({ otherCurrency: 2, implausibleStars: 1 })
    expect(summary.products.US).toEqual({ count: 3, example: 'B0MADE0001' })
    expect(
      db.prepare('SELECT kind, file, finished_at, read, taken, merged, unchanged, refused FROM import_run').all(),
    ).toEqual([
      {
        kind: 'products',
        file: 'made-products.json',
        finished_at: '2026-11-20T08:00:00.000Z',
        read: 20,
        taken: 7,
        merged: 1,
        unchanged: 0,
        refused: 12,
      },
    ])
  })

  test('changes nothing when imported twice', async () => {
    await importFile(MADE_FILE)
    const before = contents()
    expect(await importFile(MADE_FILE)).toMatchObject({ read: 20, imported: 0, merged: 0, unchanged: 8, rejected: 12 })
    expect(contents()).toEqual(before)
  })

  test('is summarized with the next step for the user', async () => {
    const lines = summaryLines(await importFile(MADE_FILE), 'http://127.0.0.1:3000')
    expect(lines[0]).toBe('20 rows read: 7 imported, 1 merged, 0 unchanged, 12 rejected')
    expect(lines).toContain('  4 rejected: not a record { … }; rows 15, 16, 17, 18')
    expect(lines).toContain('products: US 3, UK 1, DE 1, JP 1, IN 1')
    expect(lines.at(-1)).toBe(
      'open http://127.0.0.1:3000/products/asin_fx/index and type an ASIN, e.g. B0MADE0001 (US)',
    )
  })
})

test('reports categories of five or more products as markets, with an example', async () => {
  const balls = manyRecords(6).map((record) => ({ ...record, categories: ['Sports', 'Football', 'Match Balls'] }))
  const summary = await importFile(fileOf(balls))
  expect(summary.niches).toEqual({ count: 1, largest: { title: 'Match Balls', marketplace: 'US' } })
  const lines = summaryLines(summary, 'http://127.0.0.1:3000')
  expect(lines.slice(-2)).toEqual([
    'markets: 1 category of 5 products or more',
    'open http://127.0.0.1:3000/products/sc_fx/index and type a keyword, e.g. Match Balls (US)',
  ])
})

describe('an ASIN that occurs again', () => {
  test('is updated by a later day and not by an earlier one', async () => {
    await importFile(fileOf([madeRecord()]))
    const later = madeRecord({ timestamp: '2026-11-01T00:00:00Z', final_price: 18 })
    expect(await importFile(fileOf([later]))).toMatchObject({ imported: 0, merged: 1 })
    expect(await importFile(fileOf([madeRecord()]))).toMatchObject({ merged: 0, unchanged: 1 })
    expect(find('B0MADE0001')).toMatchObject({ price: 1800, observedOn: '2026-11-01' })
  })

  test('keeps one observation for each day, in any order of files', async () => {
    const on = (day: string, changes: object) => [madeRecord({ timestamp: `${day}T00:00:00Z`, ...changes })]
    await importFile(
      fileOf(on('2026-11-01', { final_price: 18, product_dimensions: null, item_weight: null, product_details: null })),
    )
    await importFile(fileOf(on('2026-09-01', { final_price: 21, rating: 4.2, is_available: false })))
    expect(await importFile(fileOf(on('2026-10-01', { final_price: null, buybox_prices: null })))).toMatchObject({
      merged: 1,
    })
    const product = find('B0MADE0001')
    expect(product).toMatchObject({ price: 1800, size: [180, 90, 85], weight: 450, observedOn: '2026-11-01' })
    expect(product?.factDays).toMatchObject({ size: '2026-10-01', weight: '2026-10-01' })
    const days = catalogueOf(openCatalogue(file)).observations(product!) // found just above
    expect(days.map(({ day, price, rating, available }) => [day, price, rating, available])).toEqual([
      ['2026-09-01', 2100, 4.2, false],
      ['2026-10-01', null, 4.4, true],
      ['2026-11-01', 1800, 4.4, true],
    ])
  })

  test('merges two rows of one day into one observation', async () => {
    await importFile(fileOf([madeRecord({ rating: null, final_price: 18 })]))
    await importFile(fileOf([madeRecord({ rating: 4.1, final_price: 25 })]))
    const days = catalogueOf(openCatalogue(file)).observations(find('B0MADE0001')!) // imported just above
    expect(days).toMatchObject([{ day: '2026-10-21', price: 1800, rating: 4.1 }])
  })

  test('in the same file counts as merged, also in another batch', async () => {
    const records = manyRecords(700)
    expect(await importFile(fileOf([...records, records[0]]))).toMatchObject({
      read: 701,
      imported: 700,
      merged: 1,
      unchanged: 0,
    })
    expect(await importFile(fileOf([...records, records[0]]))).toMatchObject({ imported: 0, merged: 0, unchanged: 701 })
  })

  test('is a separate product for each marketplace and owner', async () => {
    const both = fileOf([madeRecord(), madeRecord({ domain: 'https://www.amazon.co.uk/', currency: 'GPB' })])
    await importFile(both)
    await importFile(both, 7)
    expect(contents().length).toBe(4)
    expect(find('B0MADE0001', 'UK')).toMatchObject({ price: 1999, owner: null })
    expect(find('B0MADE0001', 'UK', 7)).toMatchObject({ price: 1999, owner: 7 })
  })
})

test('replaces all data of a sample row', async () => {
  const product = { ...productOf(madeRecord({ bought_past_month: 7 })), source: 'sample' as const, units: 900 }
  const history = { months: [], deals: [], topics: [], buyBox: [] }
  const weeks = { first: null, price: [], units: [], rank: [], ratings: [], rating: [] }
  productWriter(db).put({ ...product, observedOn: '2027-01-01' }, { history, weeks })
  db.prepare(
    `INSERT INTO placement (marketplace, asin, keyword_id, source, kinds, traffic_share, ad_share) VALUES ('US', 'B0MADE0001', 1, 'sample', '[]', 0.1, 0)`,
  ).run()
  expect(await importFile(fileOf([madeRecord({ bought_past_month: null })]))).toMatchObject({ imported: 1, merged: 0 })
  expect(find('B0MADE0001')).toEqual(productOf(madeRecord({ bought_past_month: null })))
  expect(db.prepare('SELECT count(*) FROM product_history').pluck().get()).toBe(0)
  expect(db.prepare('SELECT count(*) FROM placement').pluck().get()).toBe(0)
})

test('keeps the rows before the break of a truncated file and reports the row', async () => {
  const text = JSON.stringify(manyRecords(1200))
  const summary = await importFile(fileOf(manyRecords(1200), Math.floor(text.length * 0.9) - 40))
  expect(summary.broken?.row).toBe(summary.read + 1)
  expect(summary.broken?.message).toContain(`row ${summary.read + 1}`)
  expect(summary.imported).toBeGreaterThan(1000)
  expect(contents().length).toBe(summary.imported)
  expect(db.prepare('SELECT read FROM import_run').pluck().get()).toBe(summary.read)
  expect(await importFile(fileOf(manyRecords(1200)))).toMatchObject({
    imported: 1200 - summary.imported,
    unchanged: summary.imported,
  })
})

test('shows each batch to readers when it is written, with increasing progress', async () => {
  const reader = openCatalogue(file)
  const steps: (ImportProgress & { visible: unknown })[] = []
  await importProducts({
    db,
    file: fileOf(manyRecords(1200)),
    owner: null,
    now,
    onProgress: (progress) =>
      steps.push({ ...progress, visible: reader.prepare('SELECT count(*) FROM product').pluck().get() }),
  })
  reader.close()
  expect(steps.map(({ visible }) => visible)).toEqual([500, 1000, 1200])
  expect(steps.map(({ read }) => read)).toEqual([500, 1000, 1200])
  expect(steps.at(-1)).toMatchObject({ bytes: steps[0]?.totalBytes })
})
