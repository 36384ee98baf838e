import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { LANGUAGES } from '#contracts/model/language.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { type Catalogue, catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { productWriter } from '#server/features/catalogue/catalogue-writer.ts'
import { requireProduct } from '#server/features/catalogue/require-product.ts'
import { asinReport } from '../asin-report.ts'
import { sampleProduct } from '../facts.test-support.ts'
import { loadAsinFacts } from '../load-asin-facts.ts'
import { chooseRivals } from './choose-rivals.ts'

const db = openCatalogueForWriting(':memory:')
const NOW = '2026-11-20T08:00:00.000Z'
let catalogue: Catalogue
const put = (asin: string, change: Partial<Product>) =>
  productWriter(db).put(
    sampleProduct(asin, {
      source: 'brightdata',
      marketplace: 'UK',
      parentAsin: null,
      variants: [],
      brand: `Brand ${asin}`,
      subRank: null,
      ...change,
    }),
  )
const WATCHES = ['Electronics', 'Wearables', 'Smartwatches']
const watch = (at: number, change: Partial<Product> = {}) =>
  put(`B0WATCH00${at}`, {
    title: `Smart Watch for Men Women with Heart Rate Monitor, Model ${at}`,
    categoryPath: WATCHES,
    subCategory: 'Smartwatches',
    rank: 100 * at,
    ...change,
  })

beforeAll(() => {
  for (const at of [1, 2, 3, 4, 5, 6]) watch(at)
  // Has the best rank, but is a different thing.
  watch(7, { title: 'Charging Cable, 2 m', price: 499, rank: 3 })
  put('B0FASHION1', {
    title: 'Military Smart Watch for Men with Heart Rate Monitor',
    categoryPath: ['Electronics', 'Men', 'Fashion Smartwatches'],
    subCategory: 'Fashion Smartwatches',
    rank: 400,
  })
  put('B0HEADSET1', {
    title: 'Wireless Headset, Foldable, Noise Cancelling, Deep Bass',
    categoryPath: ['Electronics', 'Audio', 'Headsets'],
    subCategory: 'Headsets',
    rank: 5_000_000,
    price: 24_900,
  })
  put('B0OWNBLUE1', {
    title: 'Northpeak Garden Hose Reel, 20 m, Blue',
    brand: 'Northpeak',
    categoryPath: ['Garden', 'Hose Reels'],
    subCategory: 'Hose Reels',
  })
  put('B0OWNGREEN', {
    title: 'Northpeak Garden Hose Reel, 30 m, Green',
    brand: 'Northpeak',
    categoryPath: ['Garden', 'Hose Reels'],
    subCategory: 'Hose Reels',
  })
  catalogue = catalogueOf(db)
})
afterAll(() => db.close())

const productOf = (asin: string) => requireProduct(catalogue, asin, 'UK', 0)
const rivalsOf = (asin: string) => chooseRivals(catalogue, productOf(asin))
const namesOf = (asin: string) => rivalsOf(asin).competitors.map(({ product }) => product.asin)
const insightsOf = (asin: string) =>
  LANGUAGES.map((language) =>
    asinReport(loadAsinFacts(catalogue, productOf(asin), NOW))
      .sections.filter(({ key }) => key === 'competitors')
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'findings' ? block.items : [])))
      .map((item) => sentenceOf(item, language, 'UK')),
  )

describe('the only product of its sub-category', () => {
  test('is compared with similar products of the wider category', () => {
    expect(rivalsOf('B0FASHION1').widenedTo).toBe('Electronics')
    expect(namesOf('B0FASHION1').toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((at) => `B0WATCH00${at}`))
  })
  test('says in both languages that rivals come from a wider category', () => {
    const [zh, en] = insightsOf('B0FASHION1')
    expect(zh).toContain('“Fashion Smartwatches”中的同类商品太少，竞品范围已扩大到“Electronics”。')
    expect(en).toContain(
      'There are too few similar products in “Fashion Smartwatches”, so the comparison includes “Electronics”.',
    )
  })
  test('has no rivals without similar products', () => {
    expect(rivalsOf('B0HEADSET1')).toEqual({ competitors: [], widenedTo: null })
  })
})

describe('among enough products of its sub-category', () => {
  test('a product is compared with them, the most similar first, not the best ranked', () => {
    expect(rivalsOf('B0WATCH001').widenedTo).toBeNull()
    expect(namesOf('B0WATCH001').at(-1)).toBe('B0WATCH007')
    expect(namesOf('B0WATCH001')[0]).toBe('B0WATCH002')
  })
  test('no sentence mentions a wider category', () => {
    expect(insightsOf('B0WATCH001').flat().join()).not.toMatch(/widened|扩大/)
  })
})

test('another colour or size of a product is not a rival, even without a parent ASIN', () => {
  expect(namesOf('B0OWNBLUE1')).toEqual([])
})
