import { expect, test } from 'vitest'
import { TERM_NUMBERS } from '#contracts/model/keywords/search-term-metrics.ts'
import { TERM_PRODUCT_NUMBERS } from '#contracts/model/keywords/term-product-metrics.ts'
import { termQuery } from './term-links.ts'
import { brandShares } from './term-products.tsx'
import { OTHERS, readTermSearch, termFilter } from './term-search.ts'

test('no metric has the name of another value of the address', () => {
  expect(OTHERS.filter((name) => name in TERM_NUMBERS || name in TERM_PRODUCT_NUMBERS)).toEqual([])
})

const read = (query: string) => readTermSearch(new URLSearchParams(query), TERM_NUMBERS)

test('an address without values finds all terms of the newest week', () => {
  expect(termFilter(read(''))).toEqual({ marketplace: 'US', kind: 'week' })
})

test('reads the whole search from the address', () => {
  const query =
    'marketplace=DE&data=sample&kind=month&period=2026-08&q=mug&match=phrase&with=steel&without=kids&category=c1' +
    '&model=hot&searches=1000..5000&yearChange=0.2..&words=3..'
  expect(termFilter(read(query))).toEqual({
    marketplace: 'DE',
    data: 'sample',
    kind: 'month',
    period: '2026-08',
    words: 'mug',
    match: 'phrase',
    with: 'steel',
    without: 'kids',
    category: 'c1',
    model: 'hot',
    range: { searches: { min: 1000, max: 5000 }, yearChange: { min: 0.2 }, words: { min: 3 } },
  })
})

test('a match type without words does not filter, and words are cut to what the call takes', () => {
  expect(termFilter(read('match=exact&q=%20'))).toEqual({ marketplace: 'US', kind: 'week' })
  expect(termFilter(read(`q=${'m'.repeat(5000)}`)).words).toHaveLength(200)
  expect(termFilter(read(`without=${'m'.repeat(5000)}`)).without).toHaveLength(2000)
})

test('names what the address cannot mean, such as a weekly rank of a month', () => {
  const { range, problems, kind, model } = read('kind=decade&model=lukewarm&searches=9..1&color=red')
  expect([kind, model, range]).toEqual(['week', undefined, { searches: { min: 1, max: 9 } }])
  expect(problems).toEqual([
    { name: 'searches', why: 'swapped' },
    { name: 'color', why: 'unknown' },
  ])
  const monthly = read('kind=month&searchRank=..100&searches=5..')
  expect([monthly.range, monthly.problems]).toEqual([
    { searches: { min: 5 } },
    [{ name: 'searchRank', why: 'unknown' }],
  ])
})

test('a term leads to its products in the same period', () => {
  const term = { text: 'mug, steel', marketplace: 'DE', sample: true } as const
  expect(termQuery(read('kind=month&period=2026-08'), term)).toBe(
    'marketplace=DE&data=sample&kind=month&period=2026-08&q=mug%2C+steel&match=exact',
  )
})

test('shares of a brand are the sum of its products; products of an unknown brand are left out', () => {
  const product = (brand: string | null, clickShare: number) => ({
    asin: 'B0ZZZZZZZ1',
    title: null,
    inCatalogue: true,
    brand,
    clickShare,
    conversionShare: clickShare / 2,
  })
  expect(brandShares([product('A', 0.125), product('B', 0.25), product('A', 0.25), product(null, 0.5)])).toEqual([
    { brand: 'A', clickShare: 0.375, conversionShare: 0.1875 },
    { brand: 'B', clickShare: 0.25, conversionShare: 0.125 },
  ])
})
