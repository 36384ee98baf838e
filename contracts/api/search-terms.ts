/** Search terms by week, month or quarter, as in Amazon Brand Analytics (DOMAIN A row 13, B4a). */
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
import { day, month } from '../core/time.ts'
import { TERM_NUMBER_NAMES, TERM_NUMBERS } from '../model/keywords/search-term-metrics.ts'
import { TERM_MODELS } from '../model/keywords/search-term-models.ts'
import { TERM_PERIODS } from '../model/keywords/search-term-periods.ts'
import { MAX_WITHOUT_LENGTH } from '../model/keywords/word-limits.ts'
import { rangesOf, valuesOf } from '../model/screener/conditions.ts'
import { MarketplaceCode } from './products.ts'
import { searchFiles } from './search-files.ts'

/** Characters of the words of a search; Amazon's search field takes no more. */
export const MAX_TERM_LENGTH = 200

export const TERM_MATCHES = ['broad', 'phrase', 'exact'] as const

const words = (description: string, maxLength = MAX_TERM_LENGTH) => string({ maxLength, description })

/** What a seller searches for. A field that is left out does not filter. */
export const SearchTermFilter = object(
  {
    marketplace: optional(MarketplaceCode),
    /** Sample and real rows are never mixed in a list. */
    data: optional(oneOf('sample', 'imported')),
    kind: optional(oneOf(...TERM_PERIODS)),
    period: optional(
      string({
        maxLength: 20,
        description: 'First day of a week (a Sunday), `2026-10` or `2026-Q3`, as `kind` says; the newest if left out',
      }),
    ),
    words: optional(words('Words of the term or of its translation')),
    match: optional(oneOf(...TERM_MATCHES)),
    with: optional(words('Words or phrases that the term or its translation has, separated by commas')),
    without: optional(
      words('Words or phrases that neither the term nor its translation has, separated by commas', MAX_WITHOUT_LENGTH),
    ),
    category: optional(string({ maxLength: 64, description: 'Id of a category, with those below it' })),
    model: optional(oneOf(...TERM_MODELS)),
    range: optional(rangesOf(TERM_NUMBERS)),
  },
  { additionalProperties: false },
)
export type SearchTermFilter = Static<typeof SearchTermFilter>

const share = (description: string) => number({ minimum: 0, maximum: 1, description })

/** How a clicked product is named. */
export const productNames = {
  title: nullable(string({ description: 'Of the catalogue, or else of an imported file of search terms' })),
  brand: nullable(string({ description: 'Null if the catalogue does not have the product' })),
  inCatalogue: boolean({
    description: 'Whether the catalogue has the product in this data, and so a page of its details',
  }),
}

/** A product that buyers click after a search. */
const ClickedProduct = object({
  asin: string(),
  ...productNames,
  clickShare: share('Share of the clicks after a search'),
  conversionShare: share('Share of the purchases after a search'),
})
export type ClickedProduct = Static<typeof ClickedProduct>

/** What is known of a term besides its numbers. */
const termFacts = {
  id: integer(),
  text: string(),
  zh: nullable(string({ description: 'Chinese translation' })),
  niche: nullable(object({ id: string(), title: string() })),
  category: nullable(object({ id: string(), name: string(), path: array(string({ description: 'Root first' })) })),
  /** The most clicked products of the latest data, the first one first. */
  products: array(ClickedProduct, { maxItems: 3 }),
  observedOn: day('Day of the data'),
  sample: boolean({ description: 'True for made-up rows of the sample world' }),
}

export const SearchTermRow = object({
  ...termFacts,
  values: valuesOf(TERM_NUMBERS),
  /** Models that the term belongs to in the period. */
  models: array(oneOf(...TERM_MODELS)),
  /** Searches of all known weeks, months or quarters, oldest first; null: not known. */
  trend: array(nullable(integer({ minimum: 0 }))),
})
export type SearchTermRow = Static<typeof SearchTermRow>

/** The chosen period of a list, and those that exist, oldest first. */
export const periodFields = {
  kind: oneOf(...TERM_PERIODS),
  period: nullable(string({ description: 'The chosen one; null without terms' })),
  periods: object({
    week: array(string({ description: 'First day, a Sunday' })),
    month: array(string()),
    quarter: array(string()),
  }),
}

export const searchTerms = endpoints({
  search: {
    method: 'POST',
    path: '/api/search-terms/search',
    summary:
      'Search terms of a week, month or quarter that match all filters, most searched first. Shares and changes are fractions, money is in major units of `currency`. `total` is exact, and every page can be read',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object(
      {
        ...SearchTermFilter.properties,
        sort: optional(oneOf(...TERM_NUMBER_NAMES)),
        order: optional(oneOf('asc', 'desc')),
        ...pageQuery,
      },
      { additionalProperties: false },
    ),
    answer: data(
      object({
        row: array(SearchTermRow),
        total: integer({ minimum: 0, description: 'Number of matching terms' }),
        all: integer({ minimum: 0, description: 'Number of terms without a filter' }),
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
  categories: {
    method: 'POST',
    path: '/api/search-terms/categories',
    summary: 'The category tree of all terms, with the number that match the other filters; parents come first',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: SearchTermFilter,
    answer: data(
      object({
        row: array(
          object({
            id: string(),
            parent: nullable(string()),
            name: string(),
            terms: integer({ minimum: 0, description: 'Terms that match the other filters' }),
          }),
        ),
      }),
    ),
    failures: ['wrongRange', 'unknownPeriod', 'notInPeriod'],
  },
  history: {
    method: 'GET',
    path: '/api/search-terms/history',
    summary:
      'All known weeks and months of a term, oldest first, with its most clicked products and brands and its niche',
    auth: 'user',
    origin: 'ours',
    query: object({ id: integer({ minimum: 1 }) }),
    answer: data(
      object({
        ...termFacts,
        marketplace: MarketplaceCode,
        brands: array(string(), {
          maxItems: 3,
          description:
            'The most clicked brands over all products, the first one first, as Amazon Brand Analytics ranks them; empty without a file that has them',
        }),
        weeks: array(
          object({
            first: day('The Sunday of the week'),
            searches: nullable(integer({ minimum: 0 })),
            rank: nullable(integer({ minimum: 1, description: 'Search frequency rank' })),
          }),
        ),
        months: array(object({ month: month(), searches: nullable(integer({ minimum: 0 })) })),
      }),
    ),
    failures: ['termNotFound'],
  },
  ...searchFiles({ path: '/download/search-terms/terms', rows: 'terms', maxLength: 16_000 }),
})
