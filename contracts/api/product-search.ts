import { data, endpoints } from '../core/endpoint.ts'
import { pageQuery } from '../core/page.ts'
import { ASIN_LENGTH } from '../core/rules.ts'
import {
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Static,
  string,
} from '../core/schema.ts'
import { day, month } from '../core/time.ts'
import { choicesOf, rangesOf, valuesOf } from '../model/screener/conditions.ts'
import {
  PRODUCT_CHOICES,
  PRODUCT_NUMBER_NAMES,
  PRODUCT_NUMBERS,
  SIZE_TIERS,
  UNITS_METHODS,
} from '../model/screener/product-metrics.ts'
import { SELLER_COUNTRIES } from '../model/screener/shared-values.ts'
import { MarketplaceCode } from './products.ts'
import { searchFiles } from './search-files.ts'

/** ASINs of one search. */
export const MAX_ASINS = 200

const names = (description: string) => optional(array(string({ maxLength: 100 }), { maxItems: 50, description }))

/** What a seller searches for. A field that is left out does not filter. */
export const ProductFilter = object(
  {
    marketplace: optional(MarketplaceCode),
    /** Sample and real rows are never mixed in a list. */
    data: optional(oneOf('sample', 'imported')),
    month: optional(month()),
    asins: optional(
      array(string({ maxLength: ASIN_LENGTH }), { maxItems: MAX_ASINS, description: 'Only these products' }),
    ),
    words: optional(string({ maxLength: 200, description: 'Words of the title' })),
    match: optional(oneOf('broad', 'phrase', 'exact')),
    without: optional(
      string({ maxLength: 200, description: 'Words or phrases not in the title, separated by commas' }),
    ),
    brands: names('Only these brands'),
    withoutBrands: names('Not these brands'),
    sellers: names('Only these Buy Box sellers'),
    withoutSellers: names('Not these Buy Box sellers'),
    category: optional(string({ maxLength: 64, description: 'Id of a category, with those below it' })),
    range: optional(rangesOf(PRODUCT_NUMBERS)),
    choice: optional(choicesOf(PRODUCT_CHOICES)),
  },
  { additionalProperties: false },
)
export type ProductFilter = Static<typeof ProductFilter>

const order = {
  sort: optional(oneOf(...PRODUCT_NUMBER_NAMES)),
  order: optional(oneOf('asc', 'desc')),
}

/** Shared by all calls that carry them. */
export const ProductValues = valuesOf(PRODUCT_NUMBERS)

export const ProductRow = object({
  asin: string(),
  title: string(),
  brand: nullable(string()),
  imageUrl: nullable(string()),
  seller: nullable(string()),
  category: nullable(object({ id: string(), name: string(), path: array(string({ description: 'Root first' })) })),
  niche: nullable(object({ id: string(), title: string() })),
  values: ProductValues,
  /** Of the units. */
  units: object({ method: oneOf(...UNITS_METHODS), low: nullable(number()), high: nullable(number()) }),
  sizeTier: nullable(oneOf(...SIZE_TIERS)),
  fulfilment: nullable(oneOf('FBA', 'FBM', 'AMZ')),
  sellerCountry: nullable(oneOf(...SELLER_COUNTRIES)),
  badges: array(oneOf('bestSeller', 'amazonsChoice', 'newRelease')),
  aPlus: nullable(boolean()),
  bestMonth: nullable(integer({ minimum: 1, maximum: 12 })),
  listedOn: nullable(day('Listing date')),
  observedOn: day('Day of the data'),
  sample: boolean({ description: 'True for made-up rows of the sample world' }),
  rights: nullable(
    object({ risk: oneOf('high', 'medium', 'low'), id: integer({ description: 'Id of the infringement query' }) }),
  ),
})
export type ProductRow = Static<typeof ProductRow>

const CategoryNode = object({
  id: string(),
  parent: nullable(string()),
  name: string(),
  products: integer({ minimum: 0, description: 'Products that match the other filters' }),
})

export const productSearch = endpoints({
  search: {
    method: 'POST',
    path: '/api/products/search',
    summary:
      'Products that match all filters, most units first. Money in major units of `currency`; shares are fractions. `total` is exact, and every page can be read',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ ...ProductFilter.properties, ...order, ...pageQuery }, { additionalProperties: false }),
    answer: data(
      object({
        row: array(ProductRow),
        total: integer({ minimum: 0, description: 'Number of matching products' }),
        all: integer({ minimum: 0, description: 'Number of products without a filter' }),
        page: integer({ minimum: 1 }),
        size: integer({ minimum: 1 }),
        marketplace: MarketplaceCode,
        currency: string({ description: 'ISO 4217' }),
        data: oneOf('sample', 'imported'),
        hasBoth: boolean({ description: 'Whether the marketplace has sample and imported products' }),
        month: nullable(month('Month of the numbers; null without months')),
        months: array(month(), { description: 'Months with data, latest first; none for imported products' }),
        csv: string({ description: 'Signed short-lived URL of all matching rows as CSV' }),
        xlsx: string({ description: 'Signed short-lived URL of all matching rows as an Excel workbook' }),
      }),
    ),
    failures: ['wrongRange', 'unknownMonth', 'notInMonth', 'unknownCategory'],
  },
  categories: {
    method: 'POST',
    path: '/api/products/categories',
    summary: 'The category tree of all products, with the number that match the other filters; parents come first',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: ProductFilter,
    answer: data(object({ row: array(CategoryNode) })),
    failures: ['wrongRange', 'unknownMonth', 'notInMonth'],
  },
  ...searchFiles({ path: '/download/products/products', rows: 'products', maxLength: 8000 }),
})
