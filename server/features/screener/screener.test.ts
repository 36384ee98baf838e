import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductFilter } from '#contracts/api/product-search.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { importProducts } from '#server/features/imports/import-products.ts'
import { madeRecord, TODAY } from '#server/features/imports/made-record.test-support.ts'
import { ensureTables } from './build-tables.ts'
import { keywordTableFile } from './keyword-table.format.ts'
import { asinOf, productTableFile } from './product-table.format.ts'
import { type Screener, screenerOf } from './screener.ts'
import { matchingRows, scopeOf } from './search-products.ts'

const [OWNER, STRANGER] = [1, 2]
let folder: string
let catalogueFile: string
let screener: Screener

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  folder = mkdtempSync(join(tmpdir(), 'screener-'))
  catalogueFile = join(folder, 'catalogue.sqlite')
  copyFileSync(TEST_CATALOGUE, catalogueFile)
  copyFileSync(productTableFile(TEST_CATALOGUE), productTableFile(catalogueFile))
  copyFileSync(keywordTableFile(TEST_CATALOGUE), keywordTableFile(catalogueFile))
  screener = screenerOf(catalogueFile)
})
afterEach(() => {
  screener.close()
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Imports as another process does, but makes no tables. */
async function writeRows(asins: readonly string[], owner: number | null): Promise<void> {
  const file = join(folder, 'records.json')
  writeFileSync(file, JSON.stringify(asins.map((asin) => madeRecord({ asin }))))
  const db = openCatalogueForWriting(catalogueFile)
  await importProducts({ db, file, owner, now: () => new Date(`${TODAY}T08:00:00.000Z`) })
  db.close()
}

/** Imports, makes the tables and lets enough time pass for the next search to look. */
async function importRows(asins: readonly string[], owner: number | null = null): Promise<void> {
  await writeRows(asins, owner)
  ensureTables(catalogueFile)
  vi.advanceTimersByTime(1000)
}

function search(filter: ProductFilter = {}, accountId = STRANGER) {
  const table = screener.products()
  const scope = scopeOf(table, filter, accountId)
  const rows = matchingRows(table, filter, scope, { accountId, checkedAsins: () => [] })
  const asins = Array.from(rows, (row) => asinOf(table.asin(row)))
  const owners = Array.from(rows, (row) => table.owners[row])
  return { ...scope, asins: asins.toSorted(), owners }
}

test('the first search makes the table if it is missing, and a damaged one is made again', () => {
  const file = productTableFile(catalogueFile)
  rmSync(file)
  expect(search().data).toBe('sample')
  const { size } = statSync(file)
  expect(ensureTables(catalogueFile)).toEqual({ products: 0, keywords: 0 })
  writeFileSync(file, 'COLUMNS1')
  expect(ensureTables(catalogueFile)).toEqual({ products: 600, keywords: 0 })
  expect(statSync(file).size).toBe(size)
})

test('a missing or outdated table of keywords is made without the other one', () => {
  const file = keywordTableFile(catalogueFile)
  const { mtimeMs } = statSync(productTableFile(catalogueFile))
  rmSync(file)
  expect(screener.keywords().rows).toBeGreaterThan(3000)
  writeFileSync(file, 'COLUMNS1')
  const { products, keywords } = ensureTables(catalogueFile)
  expect({ products, keywords: keywords > 3000 }).toEqual({ products: 0, keywords: true })
  expect(statSync(productTableFile(catalogueFile)).mtimeMs).toBe(mtimeMs)
})

test('searches keep the table in memory until an import has made the new one', async () => {
  const [products, keywords] = [screener.products(), screener.keywords()]
  const areBefore = () => [screener.products() === products, screener.keywords() === keywords]
  await writeRows(['B0MADE0001'], null)
  vi.advanceTimersByTime(1000)
  expect(areBefore()).toEqual([true, true])
  ensureTables(catalogueFile)
  vi.advanceTimersByTime(1000)
  expect(areBefore()).toEqual([false, false])
})

test('a file that is being sent still reads its products after an import has replaced the table', async () => {
  const before = screener.products()
  const [title, release] = [before.label(0).title, before.hold()]
  await importRows(['B0MADE0001'])
  expect(screener.products() === before).toBe(false)
  expect(before.label(before.rows - 1).title).not.toBe('')
  expect(before.label(0).title).toBe(title)
  release()
})

test('the tables are made again after an import that was killed between two batches', async () => {
  await writeRows(['B0MADE0001'], null)
  const db = openCatalogueForWriting(catalogueFile)
  db.exec('DELETE FROM import_run')
  db.close()
  expect(ensureTables(catalogueFile)).toMatchObject({ products: 601 })
})

test('the next search sees the rows of an import, apart from the sample rows', async () => {
  const before = search()
  await importRows(['B0MADE0001', 'B0MADE0002'])
  const after = search()
  expect(after).toMatchObject({ data: 'imported', hasBoth: true, months: [], all: 2 })
  expect(after.asins).toEqual(['B0MADE0001', 'B0MADE0002'])
  const sample = search({ data: 'sample' })
  expect(sample.asins).toEqual(before.asins)
  expect(sample.months).toHaveLength(24)
})

describe('rows of an account', () => {
  test('are invisible to others, who do not even see that there are any', async () => {
    const before = search()
    await importRows(['B0MADE0001'], OWNER)
    expect(search({}, OWNER)).toMatchObject({ data: 'imported', hasBoth: true, all: 1, asins: ['B0MADE0001'] })
    expect(search()).toMatchObject({ data: 'sample', hasBoth: false, asins: before.asins })
    expect(search({ data: 'imported' })).toMatchObject({ all: 0, asins: [] })
  })

  test('replace the public rows of the same ASIN for their owner only', async () => {
    await importRows(['B0MADE0001', 'B0MADE0002'])
    await importRows(['B0MADE0001'], OWNER)
    const own = search({}, OWNER)
    expect(own).toMatchObject({ all: 2, asins: ['B0MADE0001', 'B0MADE0002'] })
    expect(own.owners.toSorted()).toEqual([0, OWNER])
    const others = search()
    expect(others).toMatchObject({ all: 2, asins: ['B0MADE0001', 'B0MADE0002'] })
    expect(others.owners).toEqual([0, 0])
  })
})
