/**
 * Sourcing: offers of suppliers on 1688, and the regions that make them (DOMAIN A row 27, B12). SPEC section 7 names four
 * of these calls without their fields, so the fields are ours. Money is in yuan; texts are in Chinese with an English one.
 */
import { data, endpoints, file } from '../core/endpoint.ts'
import { page, pageQuery } from '../core/page.ts'
import { array, integer, nullable, object, oneOf, optional, type Static, string } from '../core/schema.ts'
import { choicesOf, rangesOf } from '../model/screener/conditions.ts'
import { OFFER_CHOICES, OFFER_NUMBER_NAMES, OFFER_NUMBERS } from '../model/sourcing/offer-metrics.ts'
import { MarketplaceCode, TypedAsin } from './products.ts'
import { Picture } from './rights/patent-rows.ts'
import { searchFiles } from './search-files.ts'
import { Belt, CategoryNode, FoundOffer, Names, OfferRow, SupplierCard, SupplierRow } from './sourcing-rows.ts'

/** Words are cut off by the server at the length of a title, so that pasted text is searched rather than refused. */
export const OfferWords = string({ maxLength: 5000, description: 'Words of the title, Chinese or English' })

/** What a seller searches for. A field that is left out does not filter. */
export const OfferFilter = object(
  {
    words: optional(OfferWords),
    /** Offers for this product: by its picture, or by its category if it has none. */
    asin: optional(TypedAsin),
    marketplace: optional(MarketplaceCode),
    image: optional(Picture),
    picture: optional(
      string({ maxLength: 9600, description: 'Key of a picture that an answer has given, instead of `image`' }),
    ),
    category: optional(string({ maxLength: 64, description: 'Id of a category, with those below it' })),
    belt: optional(string({ maxLength: 64, description: 'Id of an industry belt' })),
    supplier: optional(integer({ minimum: 1, description: 'Id of a supplier' })),
    range: optional(rangesOf(OFFER_NUMBERS)),
    choice: optional(choicesOf(OFFER_CHOICES)),
  },
  { additionalProperties: false },
)
export type OfferFilter = Static<typeof OfferFilter>

const order = { sort: optional(oneOf(...OFFER_NUMBER_NAMES)), order: optional(oneOf('asc', 'desc')) }

/** No real rows exist without an upstream, so the data of every answer says what it is. */
const sample = { data: oneOf('sample', 'none') }

export const sourcing = endpoints({
  search: {
    method: 'POST',
    path: '/api/AiAmazonBusiness/index',
    summary:
      'Offers that match all filters: the most similar first for a picture, otherwise most units of 30 days first',
    auth: 'user',
    origin: 'upstream',
    safe: true,
    body: object({ ...OfferFilter.properties, ...order, ...pageQuery }, { additionalProperties: false }),
    answer: data(
      object({
        ...page(FoundOffer).properties,
        ...sample,
        all: integer({ minimum: 0, description: 'Number of offers without a filter' }),
        searchedBy: oneOf('words', 'picture', 'category'),
        product: nullable(object({ asin: string(), marketplace: MarketplaceCode, title: string() })),
        picture: nullable(string({ description: 'Key of the searched picture, for other pages and filters' })),
        csv: string({ description: 'Signed short-lived URL of all matching rows as CSV' }),
        xlsx: string({ description: 'Signed short-lived URL of all matching rows as an Excel workbook' }),
      }),
    ),
    failures: [
      'wrongRange',
      'unknownCategory',
      'supplierNotFound',
      'beltNotFound',
      'emptyAsin',
      'wrongAsin',
      'asinNotFound',
      'asinElsewhere',
      'wrongPicture',
      'blankPicture',
    ],
  },
  searchThree: {
    method: 'POST',
    path: '/api/AmazonBusiness/index/searchThree',
    summary: 'The best three kinds of hits for a word: offers, suppliers and industry belts',
    auth: 'user',
    origin: 'upstream',
    safe: true,
    body: object({ field: OfferWords }),
    answer: data(
      object({
        ...sample,
        offers: array(OfferRow, { maxItems: 5 }),
        suppliers: array(SupplierRow, { maxItems: 5 }),
        belts: array(Belt, { maxItems: 5 }),
        total: object({
          offers: integer({ minimum: 0 }),
          suppliers: integer({ minimum: 0 }),
          belts: integer({ minimum: 0 }),
        }),
      }),
    ),
    failures: ['emptyKeyword'],
  },
  category: {
    method: 'GET',
    path: '/api/AiAmazonBusiness/category',
    summary: 'The category tree of all offers; parents come first',
    auth: 'user',
    origin: 'upstream',
    answer: data(object({ ...sample, row: array(CategoryNode) })),
    failures: [],
  },
  belts: {
    method: 'GET',
    path: '/api/AiAmazonBusiness/getIndustryBeltOne',
    summary: 'Industry belts, the largest output first; for a product or a word, those that make it',
    auth: 'user',
    origin: 'upstream',
    query: object({
      keyword: optional(string({ maxLength: 200, description: 'A kind of goods or a city' })),
      asin: optional(TypedAsin),
      marketplace: optional(MarketplaceCode),
      nicheId: optional(string({ maxLength: 64 })),
    }),
    answer: data(object({ ...sample, row: array(Belt) })),
    failures: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'asinElsewhere', 'nicheNotFound'],
  },
  offer: {
    method: 'POST',
    path: '/api/sourcing/offer',
    summary: 'An offer with its specifications, its supplier, and offers of the same design by others, cheapest first',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ id: integer({ minimum: 1 }) }),
    answer: data(
      object({
        ...OfferRow.properties,
        ...sample,
        specifications: array(object({ name: Names, value: Names })),
        size: object({
          length: integer({ minimum: 1, description: 'Millimetres of the package of a unit, longest side' }),
          width: integer({ minimum: 1 }),
          height: integer({ minimum: 1 }),
        }),
        weight: integer({ minimum: 1, description: 'Grams of the package of a unit' }),
        supplier: SupplierCard,
        sameDesign: array(OfferRow),
      }),
    ),
    failures: ['offerNotFound'],
  },
  image: {
    method: 'GET',
    path: '/images/offer/:file',
    summary: 'The picture of an offer, drawn for sample rows. `file` is ID.webp',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ pattern: '^[1-9][0-9]{0,8}\\.webp$' }) }),
    query: object({ size: optional(oneOf('thumbnail')) }),
    answer: file('image/webp'),
    failures: ['fileNotFound'],
  },
  ...searchFiles({ path: '/download/sourcing/offers', rows: 'offers', maxLength: 14_000 }),
})
