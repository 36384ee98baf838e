import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue, openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { importProducts } from '#server/features/imports/import-products.ts'
import { madeRecord, TODAY } from '#server/features/imports/made-record.test-support.ts'
import { ensureTables } from '#server/features/screener/build-tables.ts'
import { type Screener, screenerOf } from '#server/features/screener/screener.ts'
import { findMarkets } from './find-markets.ts'
import { findProducts } from './find-products.ts'

const [OWNER, STRANGER] = [1, 2]
const OWN = 'B0MADE0001'
let folder: string
let screener: Screener
let connection: ReturnType<typeof openCatalogue>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search-'))
  const catalogueFile = join(folder, 'catalogue.sqlite')
  copyFileSync(TEST_CATALOGUE, catalogueFile)
  const file = join(folder, 'records.json')
  writeFileSync(file, JSON.stringify([madeRecord({ asin: OWN, title: 'Zown mug of an account' })]))
  const db = openCatalogueForWriting(catalogueFile)
  await importProducts({ db, file, owner: OWNER, now: () => new Date(`${TODAY}T08:00:00.000Z`) })
  db.close()
  ensureTables(catalogueFile)
  screener = screenerOf(catalogueFile)
  connection = openCatalogue(catalogueFile)
})
afterAll(() => {
  screener.close()
  connection.close()
  rmSync(folder, { recursive: true })
})

const wanted = (accountId: number) => ({ accountId, marketplaces: MARKETPLACES, limit: 5 })

test('imported products of an account are found by their owner only, by words and by ASIN', () => {
  for (const filter of [{ words: 'zown' }, { asins: [OWN] }]) {
    const own = findProducts({ screener }, filter, wanted(OWNER))
    expect(own).toMatchObject({ total: 1, row: [{ asin: OWN, title: 'Zown mug of an account', data: 'imported' }] })
    expect(findProducts({ screener }, filter, wanted(STRANGER))).toMatchObject({ total: 0, row: [] })
  }
})

test('an import replaces the sample products of its marketplace, and those of no other', () => {
  const own = findProducts({ screener }, { words: 'mug' }, wanted(OWNER))
  const others = findProducts({ screener }, { words: 'mug' }, wanted(STRANGER))
  const [ownInUs, ...ownElsewhere] = own.counts
  const [othersInUs, ...othersElsewhere] = others.counts
  expect(ownInUs).toEqual({ marketplace: 'US', data: 'imported', total: 1 })
  expect(othersInUs).toMatchObject({ marketplace: 'US', data: 'sample' })
  expect(ownElsewhere.length).toBeGreaterThan(1)
  expect(ownElsewhere).toEqual(othersElsewhere)
  for (const { marketplace, data } of own.row) expect(data).toBe(marketplace === 'US' ? 'imported' : 'sample')
})

test('categories of imported products of an account are found by their owner only', () => {
  const world = { screener, catalogue: catalogueOf(connection), pictures: folder }
  const table = screener.products()
  const { codes } = table
  const row = table.owners.indexOf(OWNER)
  const name = table.category(codes.category[row] ?? 0)?.path.at(-1) ?? ''
  const own = findMarkets(world, name, wanted(OWNER))
  expect(own.row.filter(({ data }) => data === 'imported').map(({ title }) => title)).toContain(name)
  expect(own.counts.every(({ marketplace, data }) => data === (marketplace === 'US' ? 'imported' : 'sample'))).toBe(
    true,
  )
  const others = findMarkets(world, name, { ...wanted(STRANGER), limit: 100 })
  expect(others.row.every(({ data }) => data === 'sample')).toBe(true)
})
