import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readCsv } from '#contracts/core/csv-read.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue, openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { everyKeyword, type StoredKeyword } from '#server/features/catalogue/every-keyword.ts'
import { dayIn, importKeywords, type KeywordImport, marketplaceIn } from './import-keywords.ts'
import { keywordLines } from './keyword-summary.ts'
import { abaFile, CEREBRO, OLD_ABA, SELLERSPRITE } from './made-files.test-support.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywords-'))
let db: Connection
let turn = 0
beforeEach(() => {
  db?.close()
  db = openCatalogueForWriting(join(folder, `${++turn}.sqlite`))
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

const take = (text: string, file: string, change: Partial<KeywordImport> = {}) =>
  importKeywords({ db, file, rows: readCsv(text), owner: null, now: () => new Date('2026-11-29T08:00:00Z'), ...change })
function termOf(text: string): StoredKeyword {
  const found = [...everyKeyword(db)].find(({ keyword }) => keyword.text === text)
  if (!found) throw new Error(`no term ${text}`)
  return found
}
/** Titles and brands that files give to a term. */
function clickedNames(text: string) {
  const reading = openCatalogue(db.name)
  const names = catalogueOf(reading).clickedNames(termOf(text).keyword.id)
  reading.close()
  return names
}
const rows = () => db.prepare('SELECT * FROM keyword ORDER BY id').all()

describe('Top Search Terms of Amazon Brand Analytics', () => {
  const [WEEK_1, WEEK_2] = ['2026-11-07', '2026-11-14']

  test('give each term its rank of the week and its most clicked products', async () => {
    const summary = await take(abaFile(WEEK_1, [['dog poop bags', '41']]), 'US_top_search_terms.csv')
    expect(summary).toMatchObject({ read: 1, imported: 1, rejected: 0, broken: null })
    const { keyword, weeks, lastMonth, sources } = termOf('dog poop bags')
    expect(keyword).toMatchObject({ marketplace: 'US', source: 'aba', searches: null, purchases: null, bid: null })
    expect(keyword.topThree).toEqual([
      { asin: 'B0AAAAAAA1', clickShare: 0.1421, conversionShare: 0.1107 },
      { asin: 'B0AAAAAAA2', clickShare: 0.095, conversionShare: 0.0825 },
    ])
    expect(weeks).toEqual({ first: '2026-11-01', searches: [null], frequencyRank: [41] })
    expect(lastMonth).toBeNull()
    expect(sources).toEqual([{ source: 'aba', day: WEEK_1 }])
  })

  test('of several weeks make a history, in whatever order they are imported', async () => {
    await take(abaFile(WEEK_2, [['mug', '30']]), 'US.csv')
    await take(
      abaFile(WEEK_1, [
        ['mug', '41'],
        ['cup', '90'],
      ]),
      'US.csv',
    )
    expect(termOf('mug').weeks).toMatchObject({ first: '2026-11-01', frequencyRank: [41, 30] })
    // A term that the newest file lacks has no rank in its week.
    expect(termOf('cup').weeks).toMatchObject({ first: '2026-11-01', frequencyRank: [90, null] })
    expect(termOf('mug').sources).toEqual([{ source: 'aba', day: WEEK_2 }])
  })

  test('give the products their titles, and the term its brands', async () => {
    const { file } = await take(abaFile(WEEK_1, [['mug', '41']]), 'US.csv')
    expect(file?.unread).toEqual(['Top Clicked Category #1'])
    expect(clickedNames('mug')).toEqual({
      titles: { B0AAAAAAA1: 'Acme Bags, 12"', B0AAAAAAA2: 'Bark Bags' },
      brands: ['Acme', 'Pup & Co'],
    })
  })

  test('of the layout before 2023 have titles and no brands', async () => {
    const { file } = await take(OLD_ABA, 'US.csv', { day: WEEK_1 })
    expect(file?.unread).toEqual(['Department'])
    expect(clickedNames('mug')).toEqual({ titles: { B0AAAAAAA1: 'Mug, 12 oz' }, brands: [] })
  })

  test('of a later week replace titles and brands, whatever is imported first', async () => {
    const later = abaFile(WEEK_2, [['mug', '30']])
      .replace('Bark Bags', 'Bark Bags, new')
      .replace('Pup & Co', 'Bark')
    const earlier = abaFile(WEEK_1, [['mug', '41']])
    const expected = {
      titles: { B0AAAAAAA1: 'Acme Bags, 12"', B0AAAAAAA2: 'Bark Bags, new' },
      brands: ['Acme', 'Bark'],
    }
    await take(earlier, 'US.csv')
    await take(later, 'US.csv')
    expect(clickedNames('mug')).toEqual(expected)
    expect(await take(earlier, 'US.csv')).toMatchObject({ unchanged: 1 })
    expect(clickedNames('mug')).toEqual(expected)
  })

  test('of a month are refused, because lists compare weeks', async () => {
    const { read, broken } = await take(abaFile('2026-10-31', [['mug', '1']], 'Monthly'), 'US.csv')
    expect({ read, broken }).toEqual({ read: 0, broken: { message: expect.stringContaining('monthly report') } })
  })
})

test('Cerebro: volumes, bids and total shares; bounds and dashes stay unknown', async () => {
  const summary = await take(CEREBRO, 'US_AMAZON_cerebro_B0AAAAAAA1_2026-11-20.csv')
  expect(summary.file?.unread).toEqual(['Cerebro IQ Score', 'Search Volume Trend', 'CPR', 'Organic', 'B0AAAAAAA1'])
  const { keyword, clicks, lastMonth } = termOf('dog poop bags')
  expect(keyword).toMatchObject({
    observedOn: '2026-11-20',
    searches: 201_334,
    purchases: 4120,
    products: null,
    titleDensity: 38,
    advertisers: 212,
    bid: 142,
    bidLow: 105,
    bidHigh: 188,
    topThree: [],
  })
  expect({ clicks, lastMonth }).toEqual({ clicks: { click: 0.312, conversion: 0.249 }, lastMonth: '2026-10' })
  expect(termOf('dog bags').keyword).toMatchObject({ searches: 1200, purchases: null, products: 900, bid: null })
})

test('SellerSprite: translation, rank, averages of the results and goods value', async () => {
  await take(SELLERSPRITE, 'KeywordMining-window(1)-US-20261120.csv')
  const { keyword, weeks, pageOne, goodsValue } = termOf('window privacy film')
  expect(keyword).toMatchObject({
    zh: '窗户隐私膜',
    searches: 576_399,
    purchases: 16_427,
    products: 7307,
    bid: 95,
    bidLow: 65,
    bidHigh: 122,
    topThree: [{ asin: 'B0AAAAAAA3', clickShare: 0.125, conversionShare: 0.061 }],
  })
  expect(pageOne).toEqual({ price: 1599, ratings: 2584, rating: 4.3 })
  expect(goodsValue).toBeCloseTo(0.0108, 6)
  expect(weeks).toEqual({ first: '2026-11-08', searches: [null], frequencyRank: [1204] })
})

describe('a term in files of several tools', () => {
  test('is one row that has what each of them knows', async () => {
    await take(abaFile('2026-11-07', [['dog poop bags', '41']]), 'US.csv')
    await take(CEREBRO, 'US_AMAZON_cerebro_B0AAAAAAA1_2026-11-20.csv')
    expect(rows()).toHaveLength(2)
    const { keyword, weeks, sources } = termOf('dog poop bags')
    expect(keyword).toMatchObject({ searches: 201_334, bid: 142 })
    // Of the file that names the products, although the other one is newer.
    expect(keyword.topThree.map(({ asin }) => asin)).toEqual(['B0AAAAAAA1', 'B0AAAAAAA2'])
    expect(weeks?.frequencyRank).toEqual([41])
    expect(sources.map(({ source }) => source)).toEqual(['helium10', 'aba'])
  })

  test('keeps a fact of a later day when an older file is imported after it', async () => {
    await take(CEREBRO, 'US_2026-11-20.csv')
    await take(CEREBRO.replace('1.42', '9.99').replace('201,334', '5'), 'US_2026-10-20.csv')
    const { keyword, lastMonth } = termOf('dog poop bags')
    expect({ bid: keyword.bid, trend: keyword.trend, lastMonth }).toEqual({
      bid: 142,
      trend: [5, 201_334],
      lastMonth: '2026-10',
    })
  })

  test('ends its trend at a month that no file has', async () => {
    await take(CEREBRO, 'US_2026-08-20.csv')
    await take(CEREBRO, 'US_2026-11-20.csv')
    expect(termOf('dog poop bags').keyword.trend).toEqual([201_334])
  })

  test('does not change when a file is imported again', async () => {
    await take(CEREBRO, 'US_2026-11-20.csv')
    const before = rows()
    expect(await take(CEREBRO, 'US_2026-11-20.csv')).toMatchObject({ read: 2, unchanged: 2, imported: 0, merged: 0 })
    expect(rows()).toEqual(before)
  })

  test('is another one for another marketplace or account', async () => {
    await take(CEREBRO, 'US_2026-11-20.csv')
    await take(CEREBRO, 'DE_2026-11-20.csv')
    await take(CEREBRO, 'US_2026-11-20.csv', { owner: 7 })
    expect(rows()).toHaveLength(6)
    expect([...everyKeyword(db)].filter(({ keyword }) => keyword.owner === 7)).toHaveLength(2)
  })
})

test('amounts with the sign of another currency are left out', async () => {
  await take(SELLERSPRITE, 'Mining-DE-20261120.csv')
  expect(termOf('window privacy film').keyword).toMatchObject({ bid: null, bidLow: null, searches: 576_399 })
})

describe('is refused or rejected with the reason', () => {
  test.each([
    ['a file of something else', 'sku,price\nA,1\n', 'US_2026-11-20.csv', /none of those that can be imported/],
    ['a name without marketplace', CEREBRO, 'cerebro_2026-11-20.csv', /--marketplace US\|UK/],
    ['a name without a day', CEREBRO, 'US_cerebro.csv', /--day YYYY-MM-DD/],
  ])('%s', async (_, text, file, message) => {
    const { read, broken } = await take(text, file)
    expect({ read, broken }).toEqual({ read: 0, broken: { message: expect.stringMatching(message) } })
  })

  test('rows without a term, with a long one, without any value, or of a future day', async () => {
    const row = (term: string) => `${term},,,,,7,,,,,,,,,,\n`
    const text = `${CEREBRO.split('\n')[0]}\n${row(' ')}${row('x'.repeat(201))}mug,,,,,,,,,,,,,,1,1\n${row('👍 كوب')}`
    const summary = await take(text, 'US_2026-11-20.csv')
    expect(summary).toMatchObject({ read: 4, imported: 1, rejected: 3 })
    expect(Object.keys(summary.rejections).sort()).toEqual(['longTerm', 'noTerm', 'noValue'])
    expect(termOf('👍 كوب').keyword.searches).toBe(7)
    expect(await take(CEREBRO, 'US_2026-12-20.csv')).toMatchObject({ imported: 0, rejected: 2 })
    expect(keywordLines(summary, 'http://127.0.0.1:3000')).toContain('  1 rejected: no search term; row 2')
  })
})

test('the name of a file tells marketplace and day only if they stand alone', () => {
  expect(
    ['US_AMAZON_magnet.csv', 'Search(mug)-500-JP-20261120.xlsx', 'BUSES.csv', 'us.csv'].map(marketplaceIn),
  ).toEqual(['US', 'JP', undefined, undefined])
  expect(['a-20261120.csv', 'a_2026_11_20.csv', '202611201.csv', 'a-2026-13-40.csv'].map(dayIn)).toEqual([
    '2026-11-20',
    '2026-11-20',
    null,
    null,
  ])
})
