import { describe, expect, it } from 'vitest'
import { type OfferFilter, sourcing } from '#contracts/api/sourcing.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { SINGLE_PICTURE_FAILURES } from '#contracts/model/rights/picture-refusals.ts'
import {
  COMPANY_TYPES,
  EXPORT_LINES,
  OFFER_CHOICES,
  OFFER_NUMBER_NAMES,
  OFFER_SERVICES,
  OFFER_TAGS,
  SHIPPING_TIMES,
  SUPPLIER_TITLES,
} from '#contracts/model/sourcing/offer-metrics.ts'
import { PROVINCES } from '#contracts/model/sourcing/provinces.ts'
import { sampleSourcing } from '#fixtures/sourcing/sourcing.ts'
import { STORY } from '#fixtures/story.ts'
import { given, REFUSED_PICTURES, SHAPE_PNG } from './given.ts'
import { asin, day, integer, like, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'

const pact = pactOf('sourcing')

/** The offers of the server that answers. */
const { offers, suppliers } = sampleSourcing({ seed: 1, now: '2026-11-15T08:00:00.000Z' })
const supplierOf = new Map(suppliers.map((supplier) => [supplier.id, supplier]))
/** An offer whose lists are empty. */
const bareOffer = offers.find(
  ({ supplier, tags, services }) =>
    tags.length === 0 && services.length === 0 && supplierOf.get(supplier)?.titles.length === 0,
)!
const names = { zh: text('义乌'), en: text('Yiwu') }
/** The value for every number. */
const valuesOf = <V>(value: V) => Object.fromEntries(OFFER_NUMBER_NAMES.map((name) => [name, value]))
const supplier = {
  id: integer(1),
  name: names,
  companyType: oneOf(COMPANY_TYPES, 'factory'),
  titles: rowsOf(oneOf(SUPPLIER_TITLES, 'trustPass')),
  years: integer(5),
  score: number(4.5),
  city: names,
  province: oneOf(PROVINCES, 'ZJ'),
  belt: { id: text('hardware-yongkang'), goods: names },
  offers: integer(12),
}
const row = {
  id: integer(1),
  title: names,
  imageUrl: like('^/images/offer/\\d+[.]webp$', '/images/offer/1.webp'),
  category: { id: text('travel-mug'), name: names },
  values: valuesOf(number(8.5)),
  tiers: rowsOf({ from: integer(2), price: number(28.5) }),
  supplier,
  tags: rowsOf(oneOf(OFFER_TAGS, 'crossBorder')),
  services: rowsOf(oneOf(OFFER_SERVICES, 'dropShipping')),
  shipping: oneOf(SHIPPING_TIMES, '48'),
  lines: rowsOf(oneOf(EXPORT_LINES, 'US')),
  listedOn: day(),
  similarity: number(0.9),
}
const bare = {
  ...row,
  values: { ...row.values, dropPrice: null },
  supplier: { ...supplier, titles: [] },
  tags: [],
  services: [],
  lines: [],
  similarity: null,
}
const data = oneOf(['sample', 'none'], 'sample')
const file = (type: string) =>
  like(`^/download/sourcing/offers[.]${type}[?].+$`, `/download/sourcing/offers.${type}?u=1&e=1&s=x&q=%7B%7D`)
const page = (row: object, more: object = {}) => ({
  row,
  total: integer(1),
  page: integer(1),
  size: integer(20),
  data,
  all: integer(6000),
  searchedBy: oneOf(['words', 'picture', 'category'], 'words'),
  product: null,
  picture: null,
  csv: file('csv'),
  xlsx: file('xlsx'),
  ...more,
})
/** Offers with something in every list. */
const full = {
  titles: [...SUPPLIER_TITLES],
  tags: [...OFFER_TAGS],
  services: ['dropShipping'],
  lines: [...EXPORT_LINES],
} satisfies OfferFilter['choice']
const everything = {
  words: 'mug',
  marketplace: 'US',
  category: 'travel-mug',
  belt: supplierOf.get(bareOffer.supplier)!.belt,
  supplier: bareOffer.supplier,
  range: valuesOf({ min: 999_999.5, max: 1_000_000.5 }),
  choice: {
    ...full,
    companyType: [...OFFER_CHOICES.companyType.values],
    shipping: [...OFFER_CHOICES.shipping.values],
  },
} satisfies OfferFilter
/** Ranges without ends do not filter. */
const nothing = { range: valuesOf({}), choice: {} } satisfies OfferFilter

describe('sourcing calls', () => {
  const as = { given: [given.seller()] }

  it('list offers for a product by its picture', async () => {
    const body = { asin: STORY.asin, choice: full, range: {} } as const
    const product = { asin: asin(), marketplace: oneOf(MARKETPLACES, 'US'), title: text('Olvano Insulated Travel Mug') }
    const found = await pact.answers(
      { ...as, endpoint: sourcing.search, by: 'ASIN', body },
      page(rowsOf(row), { product, picture: text('AgABAA') }),
    )
    expect(found.product?.asin).toBe(STORY.asin)
    const none = { ...everything, image: SHAPE_PNG, sort: 'price', order: 'asc', page: 1, size: 20 } as const
    const unlike = await pact.answers(
      { ...as, endpoint: sourcing.search, by: 'picture and all filters', body: none },
      page([], { picture: text('AgABAA') }),
    )
    expect(unlike.row).toEqual([])
  })

  it('list an offer that has little', async () => {
    const body = { words: bareOffer.title.zh, supplier: bareOffer.supplier, ...nothing }
    const found = await pact.answers({ ...as, endpoint: sourcing.search, by: 'title', body }, page(rowsOf(bare)))
    expect(found.row[0]?.values.dropPrice).toBeNull()
  })

  it('refuse a search that makes no sense', async () => {
    const search = { ...as, endpoint: sourcing.search }
    const refused = [
      [{ range: { price: { min: 40.5, max: 15.5 } } }, 'wrongRange'],
      [{ category: 'nowhere' }, 'unknownCategory'],
      [{ supplier: 1_000_000 }, 'supplierNotFound'],
      [{ belt: 'nowhere' }, 'beltNotFound'],
      [{ asin: ' ' }, 'emptyAsin'],
      [{ asin: 'mug' }, 'wrongAsin'],
      [{ asin: 'B0UNKNOWN1' }, 'asinNotFound'],
      [{ asin: STORY.asin, marketplace: 'JP' }, 'asinElsewhere'],
    ] as const satisfies [OfferFilter, string][]
    for (const [body, named] of refused) await pact.refuses({ ...search, body }, named)
    for (const name of SINGLE_PICTURE_FAILURES)
      await pact.refuses({ ...search, by: name, body: { image: REFUSED_PICTURES[name] } }, name)
    await pact.refuses({ ...search, by: 'key', body: { picture: 'AAAA' } }, 'wrongPicture')
  })

  it('list belts', async () => {
    const belt = {
      id: text('hardware-yongkang'),
      goods: names,
      cities: rowsOf({ name: names, province: oneOf(PROVINCES, 'ZJ') }),
      categories: rowsOf({ id: text('travel-mug'), name: names }),
      output: number(60),
      merchants: integer(30_000),
      price: { min: number(8), max: number(160) },
      leadDays: { min: integer(3), max: integer(15) },
      suppliers: integer(40),
      offers: integer(600),
    }
    const belts = { ...as, endpoint: sourcing.belts }
    const ofProduct = { asin: STORY.asin, marketplace: 'US' } as const
    await pact.answers({ ...belts, by: 'product', query: ofProduct }, { data, row: rowsOf(belt) })
    await pact.answers({ ...belts, by: 'niche', query: { nicheId: STORY.niche } }, { data, row: rowsOf(belt) })
    const bare = { ...belt, categories: [] }
    await pact.answers({ ...belts, by: 'goods', query: { keyword: '渔具' } }, { data, row: rowsOf(bare) })
    const none = await pact.answers({ ...belts, by: 'nothing', query: { keyword: 'qqxx' } }, { data, row: [] })
    expect(none.row).toEqual([])
    const refused = [
      [{ asin: ' ' }, 'emptyAsin'],
      [{ asin: 'mug' }, 'wrongAsin'],
      [{ asin: 'B0UNKNOWN1' }, 'asinNotFound'],
      [{ asin: STORY.asin, marketplace: 'JP' }, 'asinElsewhere'],
      [{ nicheId: 'nowhere' }, 'nicheNotFound'],
    ] as const
    for (const [query, named] of refused) await pact.refuses({ ...belts, query }, named)
  })
})
