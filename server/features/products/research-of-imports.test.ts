/** Research in a marketplace where the account sees imported products beside those of the sample. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { productResearch } from '#contracts/api/product-research.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue, openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { importProducts } from '#server/features/imports/import-products.ts'
import { madeRecord, TODAY } from '#server/features/imports/made-record.test-support.ts'
import { ensureTables } from '#server/features/screener/build-tables.ts'

const IMPORTED = 'B0MADE0001'
const folder = mkdtempSync(join(tmpdir(), 'research-'))
const catalogueFile = join(folder, 'catalogue.sqlite')
let connection: ReturnType<typeof openCatalogue>
let t: TestApp
let seller: ReturnType<TestApp['as']>

beforeAll(async () => {
  copyFileSync(TEST_CATALOGUE, catalogueFile)
  const file = join(folder, 'records.json')
  writeFileSync(file, JSON.stringify([madeRecord({ asin: IMPORTED })]))
  const db = openCatalogueForWriting(catalogueFile)
  await importProducts({ db, file, owner: null, now: () => new Date(`${TODAY}T08:00:00.000Z`) })
  db.close()
  ensureTables(catalogueFile)
  connection = openCatalogue(catalogueFile)
  t = await testApp({ catalogueFile, catalogue: catalogueOf(connection) })
  seller = t.as(await t.seller())
})
afterAll(async () => {
  await t.close()
  connection.close()
  rmSync(folder, { recursive: true })
})

async function research(body: object): Promise<Output<typeof productResearch.search>> {
  const answer = await seller.post('/api/products/research', body)
  expect(answer.body).toMatchObject({ code: 1 })
  return answer.body.data
}

test('a list of words shows the imported products', async () => {
  expect(await research({})).toMatchObject({ data: 'imported', hasBoth: true, total: 1 })
})

test('the rivals of a sample product are sample products, in the list and in the file', async () => {
  const { data, missing, total, row, csv } = await research({ rivalsOf: STORY.asin, size: 100 })
  expect({ data, missing }).toEqual({ data: 'sample', missing: [] })
  expect(total).toBeGreaterThan(10)
  expect(row.map(({ asin }) => asin)).toContain(STORY.asin)
  const { text } = await t.as().get(csv)
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1)
})

test('a product of the other class of data than the chosen one is named as missing', async () => {
  const { total, missing } = await research({ rivalsOf: STORY.asin, data: 'imported' })
  expect({ total, missing: missing.map(({ asin }) => asin) }).toEqual({ total: 0, missing: [STORY.asin] })
})
