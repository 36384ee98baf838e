import { describe, expect, it } from 'vitest'
import { type ProductFilter, productSearch } from '#contracts/api/product-search.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { SIZE_TIERS, UNITS_METHODS } from '#contracts/model/screener/product-metrics.ts'
import { SELLER_COUNTRIES } from '#contracts/model/screener/shared-values.ts'
import { STORY } from '#fixtures/story.ts'
import { BARE_ASIN, given, LONE_ASIN } from './given.ts'
import { asin, boolean, day, exactly, integer, like, month, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import {
  BRAND,
  everyProductFilter as everything,
  openRanges as nothing,
  OTHER_BRAND,
  valuesOf,
} from './product-filter.test-support.ts'

const pact = pactOf('product-search')

const EARLIER = '2026-03'
const file = (type: string) =>
  like(`^/download/products/products[.]${type}[?].+$`, `/download/products/products.${type}?u=1&e=1&s=x&q=%7B%7D`)
const page = (row: object, more: object = {}) => ({
  row,
  total: integer(1),
  all: integer(241),
  page: integer(1),
  size: integer(20),
  marketplace: oneOf(MARKETPLACES, 'US'),
  currency: text('USD'),
  data: oneOf(['sample', 'imported'], 'sample'),
  hasBoth: boolean(false),
  month: month(),
  months: rowsOf(month()),
  csv: file('csv'),
  xlsx: file('xlsx'),
  ...more,
})
const category = { id: text('7720156299fa'), name: text('Travel Mugs'), path: rowsOf(text('Home & Kitchen')) }
const row = {
  asin: asin(),
  title: text('Olvano Insulated Travel Mug'),
  brand: text('Olvano'),
  imageUrl: text(`/images/product/US/${STORY.asin}.webp`),
  seller: text('Ningbo Olvano Trading Co., Ltd.'),
  category,
  niche: { id: text(STORY.niche), title: text('travel mug') },
  values: valuesOf(number(8.5)),
  units: { method: oneOf(UNITS_METHODS, 'sample'), low: number(2591), high: number(2591) },
  sizeTier: oneOf(SIZE_TIERS, 'largeStandard'),
  fulfilment: oneOf(['FBA', 'FBM', 'AMZ'], 'FBA'),
  sellerCountry: oneOf(SELLER_COUNTRIES, 'CN'),
  badges: rowsOf(oneOf(['bestSeller', 'amazonsChoice', 'newRelease'], 'bestSeller')),
  aPlus: boolean(true),
  bestMonth: integer(12),
  listedOn: exactly('2022-07-19'),
  observedOn: exactly('2026-11-15'),
  sample: boolean(true),
  rights: { risk: oneOf(['high', 'medium', 'low'], 'high'), id: integer(1) },
}
const couponed = {
  ...row,
  asin: asin(STORY.longTitle),
  values: { ...row.values, discount: null },
  badges: [],
  listedOn: day(),
  observedOn: day(),
  rights: null,
}
const unknown = {
  ...row,
  brand: null,
  imageUrl: null,
  seller: null,
  values: { ...valuesOf(null), variants: number(0), titleLength: number(10) },
  units: { ...row.units, low: null, high: null },
  sizeTier: null,
  fulfilment: null,
  sellerCountry: null,
  badges: [],
  aPlus: null,
  bestMonth: null,
  listedOn: null,
  observedOn: day(),
  rights: null,
}
const bare = { ...unknown, asin: asin(BARE_ASIN), title: text('Bare facts'), category: null }
const lone = { ...unknown, asin: asin(LONE_ASIN), title: text('Lone facts'), niche: null }
const inMonth = ['price', 'units', 'revenue', 'rank', 'ratings', 'variants', 'weight', 'volume']
const earlier = {
  ...row,
  values: { ...valuesOf(null), ...Object.fromEntries(inMonth.map((name) => [name, number(8.5)])) },
  rights: null,
}

const refused = [
  [{ range: { price: { min: 40.5, max: 15.5 } } }, 'wrongRange'],
  [{ month: '2020-01' }, 'unknownMonth'],
  [{ month: EARLIER, range: { margin: { min: 0.3 } } }, 'notInMonth'],
] as const satisfies [ProductFilter, string][]

describe('product search calls', () => {
  const as = { given: [given.seller()] }

  it('list a product with all its facts, and one without', async () => {
    const search = { ...as, endpoint: productSearch.search }
    const checked = { ...search, given: [given.seller(), given.tortQuery('whole')] }
    const whole = await pact.answers(
      { ...checked, by: 'brand', body: { brands: [BRAND], ...nothing } },
      page(rowsOf({ ...row, values: { ...row.values, coupon: null } })),
    )
    expect(whole.row[0]?.rights?.risk).toBe('high')
    await pact.answers({ ...search, by: 'another brand', body: { brands: [OTHER_BRAND] } }, page(rowsOf(couponed)))
    const body = { words: 'Bare facts', match: 'exact', range: {} } as const
    const little = await pact.answers({ ...search, by: 'title', body }, page(rowsOf(bare)))
    expect(little.row[0]?.values.price).toBeNull()
  })

  it('list imported products, which have no months', async () => {
    const body = { marketplace: 'IN', data: 'imported', page: 1, size: 20 } as const
    const none = { hasBoth: boolean(true), month: null, months: [] }
    const imported = await pact.answers(
      { ...as, endpoint: productSearch.search, by: 'marketplace', body },
      page(rowsOf(lone), none),
    )
    expect(imported.months).toEqual([])
  })

  it('list products of an earlier month, or none that match', async () => {
    const search = { ...as, endpoint: productSearch.search }
    const past = await pact.answers(
      { ...search, by: 'month', body: { brands: [BRAND], month: EARLIER } },
      page(rowsOf(earlier)),
    )
    expect(past.row[0]?.values.titleLength).toBeNull()
    const body = { ...everything, month: '2026-10', sort: 'price', order: 'asc', page: 1, size: 20 } as const
    expect((await pact.answers({ ...search, by: 'all filters', body }, page([]))).row).toEqual([])
    for (const [body, named] of refused) await pact.refuses({ ...search, body }, named)
    await pact.refuses({ ...search, body: { category: '000000000000' } }, 'unknownCategory')
  })

  it('show the tree of categories, parents first', async () => {
    const categories = { ...as, endpoint: productSearch.categories }
    const node = { id: text('1-1'), parent: null, name: text('Home'), products: integer(1) }
    const tree = { row: [node, { ...node, id: text('1-2'), parent: text('1-1'), name: text('Mugs') }] }
    const filtered = { ...everything, marketplace: 'IN', data: 'imported' } as const
    const body = { marketplace: 'IN', ...nothing } as const
    await pact.answers({ ...categories, by: 'all filters', body: filtered }, tree)
    const all = await pact.answers({ ...categories, by: 'marketplace', body }, tree)
    expect(all.row[1]?.parent).toBe('1-1')
    for (const [body, named] of refused) await pact.refuses({ ...categories, body }, named)
  })
})
