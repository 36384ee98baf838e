/** Products side by side with their traffic and history, by ASINs, brand, seller, words, or as rivals of a product. */
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
import { month } from '../core/time.ts'
import { PRODUCT_NUMBER_NAMES } from '../model/screener/product-metrics.ts'
import { ProductFilter, ProductRow } from './product-search.ts'
import { MarketplaceCode } from './products.ts'
import { searchFiles } from './search-files.ts'

/** Rivals beside a product, those that share most keywords. */
export const MAX_RIVALS = 50
/** Strongest keywords of a row. */
export const TOP_KEYWORDS = 3

export const ResearchFilter = object(
  {
    ...ProductFilter.properties,
    rivalsOf: optional(
      string({
        maxLength: ASIN_LENGTH,
        description: `ASIN: the product and the ${MAX_RIVALS} of its class of data that share most keywords with it; replaces \`asins\``,
      }),
    ),
  },
  { additionalProperties: false },
)
export type ResearchFilter = Static<typeof ResearchFilter>

const share = (description: string) => number({ minimum: 0, maximum: 1, description })

export const ResearchRow = object({
  ...ProductRow.properties,
  typed: nullable(
    string({ description: 'The variation or parent that was asked for, if it is not the product itself' }),
  ),
  /** Null for products without keyword data. */
  traffic: nullable(
    object({
      organicShare: share('Share of the traffic of the product that known keywords bring without ads'),
      adShare: share('Share that ads on known keywords bring'),
      top: array(object({ text: string(), share: share('Share of the traffic of the product') }), {
        maxItems: TOP_KEYWORDS,
        description: 'Keywords that bring most traffic',
      }),
    }),
  ),
  /** The last 24 months at most, oldest first; empty without monthly data. */
  history: array(
    object({
      month: month(),
      units: integer({ minimum: 0 }),
      price: number({ minimum: 0, description: 'In major units' }),
      rank: integer({ minimum: 1, description: 'BSR' }),
    }),
  ),
  sharedKeywords: nullable(integer({ minimum: 1, description: 'Shared with the product of `rivalsOf`' })),
})
export type ResearchRow = Static<typeof ResearchRow>

export const productResearch = endpoints({
  search: {
    method: 'POST',
    path: '/api/products/research',
    summary:
      'Products that match all filters with their keywords and 24 months, most units first. Money in major units of `currency`; shares are fractions. `total` is exact, and every page can be read',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object(
      {
        ...ResearchFilter.properties,
        sort: optional(oneOf(...PRODUCT_NUMBER_NAMES)),
        order: optional(oneOf('asc', 'desc')),
        ...pageQuery,
      },
      { additionalProperties: false },
    ),
    answer: data(
      object({
        row: array(ResearchRow),
        total: integer({ minimum: 0, description: 'Number of matching products' }),
        all: integer({ minimum: 0, description: 'Number of products without a filter' }),
        page: integer({ minimum: 1 }),
        size: integer({ minimum: 1 }),
        marketplace: MarketplaceCode,
        currency: string({ description: 'ISO 4217' }),
        data: oneOf('sample', 'imported'),
        hasBoth: boolean({ description: 'Whether the marketplace has sample and imported products' }),
        month: nullable(month('Month of the numbers; null without months')),
        missing: array(
          object({
            asin: string(),
            elsewhere: array(object({ marketplace: MarketplaceCode, data: oneOf('sample', 'imported') }), {
              description: 'Other marketplaces and classes of data with this ASIN',
            }),
          }),
          { description: 'Typed ASINs that this marketplace and class of data lack, also as a variation or parent' },
        ),
        csv: string({ description: 'Signed short-lived URL of all matching rows as CSV' }),
        xlsx: string({ description: 'Signed short-lived URL of all matching rows as an Excel workbook' }),
      }),
    ),
    failures: [
      'wrongRange',
      'unknownMonth',
      'notInMonth',
      'unknownCategory',
      'emptyAsin',
      'wrongAsin',
      'asinNotFound',
      'asinElsewhere',
    ],
  },
  ...searchFiles({ path: '/download/products/research', rows: 'products', maxLength: 12_000 }),
})
