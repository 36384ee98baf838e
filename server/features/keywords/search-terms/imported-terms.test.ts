/** Imported terms whose weeks end earlier than others, or that only their owner sees. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchTermFilter } from '#contracts/api/search-terms.ts'
import type { Keyword } from '#contracts/model/catalogue-keywords.ts'
import type { KeywordWeeks } from '#contracts/model/weeks.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { type Screener, screenerOf } from '#server/features/screener/screener.ts'
import { matchingTerms, pageOfTerms } from './find-terms.ts'
import { historyOf } from './term-history-answer.ts'
import { termReader } from './term-rows.ts'
import { sourceOfTerms } from './term-source.ts'

const [OWNER, STRANGER] = [1, 2]
const folder = mkdtempSync(join(tmpdir(), 'terms-'))
let screener: Screener

const bare: Keyword = {
  source: 'brightdata',
  observedOn: '2026-11-20',
  owner: null,
  id: 1,
  marketplace: 'US',
  text: 'zwax candle',
  zh: '',
  nicheId: 'unknown',
  searches: 400,
  trend: [100, 200, 300, 400],
  frequencyRank: 1,
  purchases: 0,
  products: 0,
  spr: 0,
  titleDensity: 0,
  bid: 80,
  bidLow: 60,
  bidHigh: 120,
  advertisers: 0,
  topThree: [{ asin: 'B0ZZZZZZZ1', clickShare: 0.2, conversionShare: 0.3 }],
}
const weeksFrom = (first: string, searches: number[]): KeywordWeeks => ({
  first,
  searches,
  frequencyRank: searches.map((found) => 1000 - found),
})
const imported: readonly { keyword: Keyword; weeks: KeywordWeeks | null }[] = [
  { keyword: bare, weeks: weeksFrom('2026-10-25', [10, 20, 30]) },
  {
    keyword: { ...bare, id: 2, text: 'zwax lamp', observedOn: '2026-10-20', trend: [5, 6] },
    weeks: weeksFrom('2026-10-18', [40, 50]),
  },
  { keyword: { ...bare, id: 3, text: 'zwax box', trend: [] }, weeks: null },
  { keyword: { ...bare, id: 4, text: 'zwax own', owner: OWNER }, weeks: weeksFrom('2026-11-08', [60]) },
]

beforeAll(() => {
  const catalogueFile = join(folder, 'catalogue.sqlite')
  copyFileSync(TEST_CATALOGUE, catalogueFile)
  const db = openCatalogueForWriting(catalogueFile)
  const insert = db.prepare(
    `INSERT INTO keyword (id, marketplace, text, niche_id, source, observed_on, owner, searches, facts, weeks)
     VALUES (?, 'US', ?, 'unknown', 'brightdata', ?, ?, ?, ?, ?)`,
  )
  for (const { keyword, weeks } of imported) {
    const { id, text, observedOn, owner, searches } = keyword
    insert.run(id, text, observedOn, owner ?? 0, searches, JSON.stringify(keyword), weeks && JSON.stringify(weeks))
  }
  db.close()
  screener = screenerOf(catalogueFile)
})
afterAll(() => {
  screener.close()
  rmSync(folder, { recursive: true })
})

function search(filter: SearchTermFilter, accountId = STRANGER) {
  const source = sourceOfTerms({ screener }, accountId, filter)
  const rows = pageOfTerms(source, matchingTerms(source, filter), {}, { offset: 0, limit: 100 })
  return { scope: source.scope, list: Array.from(rows, termReader(source)) }
}
const texts = (filter: SearchTermFilter, accountId?: number) => search(filter, accountId).list.map(({ text }) => text)

test('weeks and months are those of any term of the class, without those of the sample', () => {
  const { periods } = search({}).scope
  expect(periods.week).toEqual(['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08'])
  expect(periods.month).toEqual(['2026-07', '2026-08', '2026-09', '2026-10'])
  expect(periods.quarter).toEqual(['2026-Q3'])
  expect(search({ data: 'sample' }).scope.periods.week).toHaveLength(26)
})

test('each week lists the terms that have it, whatever week they end in', () => {
  expect(texts({ period: '2026-11-08' })).toEqual(['zwax candle'])
  expect(texts({ period: '2026-11-01' })).toEqual(['zwax candle'])
  expect(texts({ period: '2026-10-25' })).toEqual(['zwax lamp', 'zwax candle'])
  expect(texts({ period: '2026-10-18' })).toEqual(['zwax lamp'])
  const [lamp] = search({ period: '2026-10-25' }).list
  expect(lamp!.values).toMatchObject({ searches: 50, searchRank: 950, rankShift1: 10, change: 0.25, change4: null })
  expect(lamp!.trend).toEqual([40, 50, null, null])
})

test('a quarter needs all of its three months', () => {
  expect(texts({ kind: 'month', period: '2026-09' })).toEqual(['zwax candle', 'zwax lamp'])
  expect(texts({ kind: 'quarter' })).toEqual(['zwax candle'])
  const [candle] = search({ kind: 'quarter' }).list
  expect(candle!.values).toMatchObject({ searches: 600, change: null, yearChange: null, streak: 0 })
})

test('rises in a row count up to the chosen period only', () => {
  expect(search({ period: '2026-11-08', words: 'candle' }).list[0]!.values.streak).toBe(2)
  expect(search({ period: '2026-11-01', words: 'candle' }).list[0]!.values.streak).toBe(1)
})

test('a product that the catalogue does not have keeps its shares without a title', () => {
  const [candle] = search({ words: 'candle' }).list
  expect(candle!.products).toEqual([
    { asin: 'B0ZZZZZZZ1', title: null, brand: null, clickShare: 0.2, conversionShare: 0.3 },
  ])
  expect(candle!.values.conversionRatio).toBeCloseTo(1.5, 5)
})

test('the terms of an account and their history are invisible to others', () => {
  expect(texts({}, OWNER)).toEqual(['zwax own', 'zwax candle'])
  expect(texts({})).toEqual(['zwax candle'])
  expect(historyOf({ screener }, OWNER, 4).weeks.at(-1)).toEqual({ first: '2026-11-08', searches: 60, rank: 940 })
  expect(() => historyOf({ screener }, STRANGER, 4)).toThrow(expect.objectContaining({ failure: 'termNotFound' }))
})

test('a term without weeks and months has an empty history', () => {
  const { weeks, months } = historyOf({ screener }, STRANGER, 3)
  expect(weeks.every(({ searches, rank }) => searches === null && rank === null)).toBe(true)
  expect(months.every(({ searches }) => searches === null)).toBe(true)
})
