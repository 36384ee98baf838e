/** Products that search terms point to: those among the three most clicked ones of a term (DOMAIN B4a). */
import { data, endpoints } from '../core/endpoint.ts'
import { pageQuery } from '../core/page.ts'
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
import { TERM_PRODUCT_NUMBER_NAMES, TERM_PRODUCT_NUMBERS } from '../model/keywords/term-product-metrics.ts'
import { rangesOf, valuesOf } from '../model/screener/conditions.ts'
import { MarketplaceCode } from './products.ts'
import { searchFiles } from './search-files.ts'
import { MAX_TERM_LENGTH, periodFields, productNames, SearchTermFilter } from './search-terms.ts'

/** The terms, and what their products must meet. */
export const TermProductFilter = object(
  {
    ...SearchTermFilter.properties,
    brand: optional(string({ maxLength: MAX_TERM_LENGTH, description: 'Part of the name of the brand' })),
    goods: optional(rangesOf(TERM_PRODUCT_NUMBERS)),
  },
  { additionalProperties: false },
)
export type TermProductFilter = Static<typeof TermProductFilter>

const share = number({ minimum: 0, maximum: 1 })

export const TermProductRow = object({
  asin: string(),
  ...productNames,
  values: valuesOf(TERM_PRODUCT_NUMBERS),
  /** Terms with most estimated clicks first. */
  terms: array(
    object({
      id: integer(),
      text: string(),
      zh: nullable(string()),
      place: integer({ minimum: 1, maximum: 3, description: 'Among the most clicked products of the term' }),
      searches: nullable(integer({ minimum: 0, description: 'In the period' })),
      clickShare: share,
      conversionShare: share,
    }),
    { maxItems: 3 },
  ),
  sample: boolean({ description: 'True for made-up rows of the sample world' }),
})
export type TermProductRow = Static<typeof TermProductRow>

export const searchTermProducts = endpoints({
  search: {
    method: 'POST',
    path: '/api/search-term-products/search',
    summary:
      'Products among the three most clicked ones of the matching search terms, most estimated clicks first. `total` is exact, and every page can be read',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object(
      {
        ...TermProductFilter.properties,
        sort: optional(oneOf(...TERM_PRODUCT_NUMBER_NAMES)),
        order: optional(oneOf('asc', 'desc')),
        ...pageQuery,
      },
      { additionalProperties: false },
    ),
    answer: data(
      object({
        row: array(TermProductRow),
        total: integer({ minimum: 0, description: 'Number of matching products' }),
        all: integer({ minimum: 0, description: 'Number of products of all terms of the period' }),
        terms: integer({ minimum: 0, description: 'Number of matching terms' }),
        page: integer({ minimum: 1 }),
        size: integer({ minimum: 1 }),
        marketplace: MarketplaceCode,
        currency: string({ description: 'ISO 4217' }),
        data: oneOf('sample', 'imported'),
        hasBoth: boolean({ description: 'Whether the marketplace has sample and imported terms' }),
        ...periodFields,
        csv: string({ description: 'Signed short-lived URL of all matching rows as CSV' }),
        xlsx: string({ description: 'Signed short-lived URL of all matching rows as an Excel workbook' }),
      }),
    ),
    failures: ['wrongRange', 'unknownCategory', 'unknownPeriod', 'notInPeriod'],
  },
  ...searchFiles({ path: '/download/search-term-products/products', rows: 'products', maxLength: 16_000 }),
})
