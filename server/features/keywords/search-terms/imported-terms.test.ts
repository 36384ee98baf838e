/** Imported terms whose weeks end earlier than others, or that only their owner sees. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchTermFilter } from '#contracts/api/search-terms.ts'
import { saturdayOf } from '#contracts/model/full-weeks.ts'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { type Catalogue, catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue, openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { keywordWriter, productWriter, type TermReading } from '#server/features/catalogue/public.writing.ts'
import { type Screener, screenerOf } from '#server/features/screener/screener.ts'
import { aggregateProducts } from './aggregate-products.ts'
import { matchingProducts } from './find-term-products.ts'
import { matchingTerms, pageOfTerms } from './find-terms.ts'
import { historyOf } from './term-history-answer.ts'
import { termProductReader } from './term-product-rows.ts'
import { termReader } from './term-rows.ts'
import { sourceOfTerms } from './term-source.ts'

const [OWNER, STRANGER] = [1, 2]
const folder = mkdtempSync(join(tmpdir(), 'terms-'))
let world: { screener: Screener; catalogue: Catalogue }
let connection: Connection

/** Of the week that begins on the Sunday. */
const ranked = (text: string, week: string, rank: number, facts: TermReading['facts'] = {}): TermReading => ({
  marketplace: 'US',
  text,
  source: 'aba',
  day: saturdayOf(week),
  facts,
  searches: null,
  rank: { week, rank },
})
const searched = (text: string, month: string, count: number): TermReading => ({
  marketplace: 'US',
  text,
  source: 'helium10',
  day: `${month}-28`,
  facts: {},
  searches: { month, count },
  rank: null,
})
const [UNNAMED, NAMED, STORED] = ['B0ZZZZZZZ1', 'B0ZZZZZZZ2', 'B0ZZZZZZZ3']
const SHARES = { clickShare: 0.2, conversionShare: 0.3 }
const CLICKED = {
  topThree: [UNNAMED, NAMED, STORED].map((asin) => ({ asin, ...SHARES })),
  titles: { [NAMED]: 'Title in the file', [STORED]: 'Another title' },
  brands: ['Zwax', 'Other'],
}
const imported = [
  ranked('zwax candle', '2026-10-25', 990),
  ranked('zwax candle', '2026-11-01', 980),
  ranked('zwax candle', '2026-11-08', 970, CLICKED),
  ranked('zwax lamp', '2026-10-18', 960),
  ranked('zwax lamp', '2026-10-25', 950),
  ...[100, 200, 300, 400].map((count, at) => searched('zwax candle', `2026-0${at + 6}`, count)),
  ...[5, 6].map((count, at) => searched('zwax lamp', `2026-0${at + 8}`, count)),
]

/** The three terms with most searches of the product are in no file with its title. */
const german = [
  ...[4000, 3000, 2000, 1000].map((count) => ({
    ...searched(`zwax ${count}`, '2026-09', count),
    facts: { topThree: CLICKED.topThree.slice(0, 1) },
  })),
  ranked('zwax 1000', '2026-11-08', 5, {
    topThree: CLICKED.topThree.slice(0, 1),
    titles: { [UNNAMED]: 'Title of a weak term' },
  }),
].map((each) => ({ ...each, marketplace: 'DE' as const }))

beforeAll(() => {
  const catalogueFile = join(folder, 'catalogue.sqlite')
  copyFileSync(TEST_CATALOGUE, catalogueFile)
  const db = openCatalogueForWriting(catalogueFile)
  const keywords = keywordWriter(db)
  for (const each of [...imported, ...german]) keywords.add(each, null)
  keywords.add({ ...searched('zwax box', '2026-09', 1), searches: null, facts: { products: 9 } }, null)
  const own = { topThree: CLICKED.topThree.slice(0, 1), titles: { [UNNAMED]: 'Title of the owner' } }
  keywords.add(ranked('zwax own', '2026-11-08', 940, own), OWNER)
  keywords.add(ranked('zwax own', '2026-11-15', 930, own), OWNER)
  keywords.add(searched('zwax own', '2026-10', 70), OWNER)
  const products = productWriter(db)
  const sample = products.find({ asin: STORY.asin, marketplace: 'US', owner: null })!
  products.put({
    ...sample,
    asin: STORED,
    title: 'Stored title',
    brand: 'Stored',
    source: 'brightdata',
    units: null,
  })
  db.close()
  connection = openCatalogue(catalogueFile)
  world = { screener: screenerOf(catalogueFile), catalogue: catalogueOf(connection) }
})
afterAll(() => {
  world.screener.close()
  connection.close()
  rmSync(folder, { recursive: true })
})

function search(filter: SearchTermFilter, accountId = STRANGER) {
  const source = sourceOfTerms(world, accountId, filter)
  const rows = pageOfTerms(source, matchingTerms(source, filter), {}, { offset: 0, limit: 100 })
  return { scope: source.scope, list: Array.from(rows, termReader(source)) }
}
const texts = (filter: SearchTermFilter, accountId?: number) => search(filter, accountId).list.map(({ text }) => text)

test('weeks and months are those of any term of the class, without those of the sample', () => {
  const { periods } = search({}).scope
  expect(periods.week).toEqual(['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08'])
  expect(periods.month).toEqual(['2026-06', '2026-07', '2026-08', '2026-09'])
  expect(periods.quarter).toEqual(['2026-Q3'])
  expect(search({ data: 'sample' }).scope.periods.week).toHaveLength(26)
})

test('later weeks and months of an account move those of no other account', () => {
  const { week, month } = search({}, OWNER).scope.periods
  expect({ week: week.at(-1), month: month.at(-1) }).toEqual({ week: '2026-11-15', month: '2026-10' })
  const [candle] = search({ kind: 'month', words: 'candle' }).list
  expect(candle).toMatchObject({ values: { searches: 400 }, trend: [100, 200, 300, 400] })
  const { weeks, months } = historyOf(world, STRANGER, candle!.id)
  expect(weeks.map(({ rank }) => rank)).toEqual([null, 990, 980, 970])
  expect(months.at(-1)).toEqual({ month: '2026-09', searches: 400 })
  const [same] = search({ kind: 'month', period: '2026-09', words: 'candle' }, OWNER).list
  expect(same).toMatchObject({ values: candle!.values, trend: [100, 200, 300, 400, null] })
  expect(search({ kind: 'quarter' }).list[0]!.values.searches).toBe(900)
})

test('each week lists the terms that have it, whatever week they end in', () => {
  expect(texts({ period: '2026-11-08' })).toEqual(['zwax candle'])
  expect(texts({ period: '2026-11-01' })).toEqual(['zwax candle'])
  expect(texts({ period: '2026-10-25' })).toEqual(['zwax lamp', 'zwax candle'])
  expect(texts({ period: '2026-10-18' })).toEqual(['zwax lamp'])
  const [lamp] = search({ period: '2026-10-25' }).list
  expect(lamp!.values).toMatchObject({ searches: null, searchRank: 950, rankShift1: 10, change: null })
})

test('a rank without searches in the week is known, and so is its change', () => {
  const [candle] = search({ words: 'candle' }).list
  expect(candle!.values).toMatchObject({ searches: null, searchRank: 970, rankShift1: 10, streak: 0 })
})

test('a term that the newest file lacks has no current rank in the list of terms', () => {
  const lamp = search({ period: '2026-10-25', words: 'lamp' }).list[0]!
  const table = world.screener.keywords()
  const row = table.ids.all().indexOf(lamp.id)
  expect(table.numbers('searchRank').at(row)).toBeNaN()
})

test('a quarter needs all of its three months', () => {
  expect(texts({ kind: 'month', period: '2026-09' })).toEqual(['zwax candle', 'zwax lamp'])
  expect(texts({ kind: 'quarter' })).toEqual(['zwax candle'])
  const [candle] = search({ kind: 'quarter' }).list
  expect(candle!.values).toMatchObject({ searches: 900, change: null, yearChange: null, streak: 0 })
})

test('rises in a row count up to the chosen month only', () => {
  expect(search({ kind: 'month', period: '2026-09', words: 'candle' }).list[0]!.values.streak).toBe(3)
  expect(search({ kind: 'month', period: '2026-07', words: 'candle' }).list[0]!.values.streak).toBe(1)
})

const NAMES = [
  { asin: UNNAMED, title: null, brand: null, inCatalogue: false },
  { asin: NAMED, title: 'Title in the file', brand: null, inCatalogue: false },
  { asin: STORED, title: 'Stored title', brand: 'Stored', inCatalogue: true },
]

test('a product that the catalogue does not have gets its title from a file, if one has it, and no brand', () => {
  const [candle] = search({ words: 'candle' }).list
  expect(candle!.products).toEqual(NAMES.map((names) => ({ ...names, ...SHARES })))
  expect(candle!.values.conversionRatio).toBeCloseTo(1.5, 5)
})

function products(accountId: number, filter: SearchTermFilter = {}) {
  const source = sourceOfTerms(world, accountId, filter)
  const terms = matchingTerms(source, filter)
  const columns = aggregateProducts(source, terms)
  const codes = matchingProducts(source, columns, {})
  return Array.from(codes, termProductReader(source, { columns, terms, codes }))
}

test('a product that terms point to has the same names, and terms without searches', () => {
  const found = products(STRANGER)
  expect(found).toMatchObject(NAMES)
  for (const { terms } of found) expect(terms).toMatchObject([{ text: 'zwax candle', searches: null, clickShare: 0.2 }])
})

test('a product whose strongest terms are in no file with titles gets its title from a weaker one', () => {
  const [product] = products(STRANGER, { marketplace: 'DE', kind: 'month' })
  expect(product).toMatchObject({ asin: UNNAMED, title: 'Title of a weak term', inCatalogue: false })
  expect(product!.terms.map(({ text }) => text)).toEqual(['zwax 4000', 'zwax 3000', 'zwax 2000'])
})

test('a title in a file of an account is visible to this account only', () => {
  expect(products(OWNER)[0]).toMatchObject({ asin: UNNAMED, title: 'Title of the owner', brand: null })
  expect(products(STRANGER)[0]).toMatchObject({ asin: UNNAMED, title: null })
})

test('the history of a term has the brands of its file, which are not those of its products', () => {
  const [candle] = search({ words: 'candle' }).list
  const { brands, products } = historyOf(world, STRANGER, candle!.id)
  expect(brands).toEqual(['Zwax', 'Other'])
  expect(products.map(({ brand }) => brand)).toEqual([null, null, 'Stored'])
  const [sample] = search({ data: 'sample' }).list
  expect(historyOf(world, STRANGER, sample!.id).brands).toEqual([])
})

test('the terms of an account and their history are invisible to others', () => {
  expect(texts({ period: '2026-11-08' }, OWNER)).toEqual(['zwax own', 'zwax candle'])
  expect(texts({})).toEqual(['zwax candle'])
  const [own] = search({}, OWNER).list
  expect(historyOf(world, OWNER, own!.id).weeks.at(-1)).toEqual({
    first: '2026-11-15',
    searches: null,
    rank: 930,
  })
  expect(() => historyOf(world, STRANGER, own!.id)).toThrow(expect.objectContaining({ failure: 'termNotFound' }))
})

test('a term without weeks and months has an empty history', () => {
  const table = world.screener.keywords()
  const known = search({ kind: 'month' }).list.map(({ id }) => id)
  const span = table.span('US', 'imported')!
  const ids = Array.from(table.ids.all().subarray(span.from, span.to))
  const box = ids.find((id, at) => !known.includes(id) && table.label(span.from + at).text === 'zwax box')!
  const { weeks, months } = historyOf(world, STRANGER, box)
  expect(weeks.every(({ searches, rank }) => searches === null && rank === null)).toBe(true)
  expect(months.every(({ searches }) => searches === null)).toBe(true)
})
