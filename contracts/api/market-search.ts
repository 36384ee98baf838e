import { data, download, endpoints } from '../core/endpoint.ts'
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
import { signedQuery } from '../core/signed.ts'
import { day } from '../core/time.ts'
import { LANGUAGES } from '../model/language.ts'
import { choicesOf, rangesOf, valuesOf } from '../model/screener/conditions.ts'
import {
  HEAD,
  MARKET_CHOICES,
  MARKET_LEVELS,
  MARKET_NUMBER_NAMES,
  MARKET_NUMBERS,
  MARKET_PERIODS,
  MARKET_SPREADS,
  NEW_MONTHS,
} from '../model/screener/market-metrics.ts'
import { SELLER_COUNTRIES } from '../model/screener/product-metrics.ts'
import { MarketplaceCode } from './products.ts'

const settings = {
  head: optional(
    integer({
      minimum: HEAD.min,
      maximum: HEAD.max,
      default: HEAD.default,
      description: 'How many products, brands or sellers are the head of a market',
    }),
  ),
  newMonths: optional(
    integer({
      minimum: NEW_MONTHS.min,
      maximum: NEW_MONTHS.max,
      default: NEW_MONTHS.default,
      description: 'A product listed within this many months is new',
    }),
  ),
}
const scope = { marketplace: optional(MarketplaceCode), data: optional(oneOf('sample', 'imported')) }
const MarketId = string({ maxLength: 64, description: 'Id of a niche or of a category' })

/** What a seller searches for. A field that is left out does not filter. */
export const MarketFilter = object(
  {
    ...scope,
    ...settings,
    level: optional(oneOf(...MARKET_LEVELS)),
    words: optional(string({ maxLength: 200, description: 'Words of the title or the category' })),
    category: optional(string({ maxLength: 64, description: 'Id of a category, with those below it' })),
    range: optional(rangesOf(MARKET_NUMBERS)),
    choice: optional(choicesOf(MARKET_CHOICES)),
  },
  { additionalProperties: false },
)
export type MarketFilter = Static<typeof MarketFilter>

const Span = nullable(
  object({ low: number(), high: number() }, { description: 'Bounds of an estimate; equal bounds for exact values' }),
)

const MarketRow = object({
  id: string(),
  level: oneOf(...MARKET_LEVELS),
  title: string({ description: 'In the language of the marketplace' }),
  titleZh: nullable(string()),
  titleEn: nullable(string()),
  path: array(string({ description: 'Category, root first' })),
  nicheId: nullable(string({ description: 'Niche of the market report; null if no report describes this market' })),
  /** The best sellers, to see what the market is about. */
  pictures: array(object({ asin: string(), title: string(), imageUrl: nullable(string()) })),
  values: valuesOf(MARKET_NUMBERS),
  units: Span,
  revenue: Span,
  country: nullable(oneOf(...SELLER_COUNTRIES)),
  period: nullable(oneOf(...MARKET_PERIODS)),
  peakMonth: nullable(integer({ minimum: 1, maximum: 12 })),
})
export type MarketRow = Static<typeof MarketRow>

const Class = object({
  name: nullable(string({ description: 'Null for classes that are ranges, and for all others together' })),
  asin: nullable(string({ description: 'Of a class that is one product' })),
  from: nullable(number({ description: 'Belongs to the class' })),
  to: nullable(number({ description: 'Does not belong to the class' })),
  products: integer({ minimum: 0 }),
  units: nullable(number({ description: 'Null if the units of none of them are known' })),
  share: number({ description: 'Of the products with this fact' }),
  unitShare: nullable(number({ description: 'Of the units of the products with this fact' })),
})
export type MarketClass = Static<typeof Class>

const HeadProduct = object({
  asin: string(),
  title: string(),
  brand: nullable(string()),
  imageUrl: nullable(string()),
  price: nullable(number()),
  units: nullable(number()),
  unitsRange: Span,
  unitShare: nullable(number({ description: 'Of the units of the sample' })),
  revenue: nullable(number()),
  rank: nullable(number()),
  rating: nullable(number()),
  ratings: nullable(number()),
  listedOn: nullable(day('Listing date')),
  isNew: nullable(boolean()),
})

const MonthOfMarket = object({
  month: string({ description: '2026-10' }),
  units: number(),
  revenue: number(),
  price: nullable(number({ description: 'Average price of the sales' })),
  searches: nullable(number()),
  glanceViews: nullable(number()),
  purchases: nullable(number({ description: 'Purchases that began with a search' })),
})

const MarketKeyword = object({
  text: string(),
  zh: string(),
  searches: integer({ minimum: 0, description: 'Per month' }),
  change: nullable(number({ description: 'Against the same month last year' })),
  purchases: integer({ minimum: 0 }),
  products: integer({ minimum: 0, description: 'Products in the search results' }),
  bid: number({ description: 'Suggested bid' }),
})

const CategoryMarket = object({
  id: string(),
  parent: nullable(string()),
  name: string(),
  products: integer({ minimum: 0 }),
  units: nullable(number()),
  revenue: nullable(number()),
  unitsYear: nullable(number({ description: 'Growth of units against the same month last year' })),
  openness: nullable(number()),
})

const signedSearch = object({
  ...signedQuery,
  q: string({ maxLength: 8000, description: 'The search as JSON' }),
  lang: optional(oneOf(...LANGUAGES)),
})

export const marketSearch = endpoints({
  search: {
    method: 'POST',
    path: '/api/markets/search',
    summary:
      'Niches and categories that match all filters, most revenue first. Averages and shares describe the 100 products with most units. Money in major units of `currency`; shares are fractions',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object(
      {
        ...MarketFilter.properties,
        sort: optional(oneOf(...MARKET_NUMBER_NAMES)),
        order: optional(oneOf('asc', 'desc')),
        ...pageQuery,
      },
      { additionalProperties: false },
    ),
    answer: data(
      object({
        row: array(MarketRow),
        total: integer({ minimum: 0, description: 'Number of matching markets' }),
        all: integer({ minimum: 0, description: 'Number of markets of the marketplace' }),
        page: integer({ minimum: 1 }),
        size: integer({ minimum: 1 }),
        marketplace: MarketplaceCode,
        currency: string({ description: 'ISO 4217' }),
        data: oneOf('sample', 'imported'),
        hasBoth: boolean({ description: 'Whether the marketplace has sample and imported products' }),
        month: nullable(string({ description: 'The month of units and revenue; null for imported products' })),
        head: integer(),
        newMonths: integer(),
        csv: string({ description: 'Signed short-lived URL of all matching rows as CSV' }),
        xlsx: string({ description: 'Signed short-lived URL of all matching rows as an Excel workbook' }),
      }),
    ),
    failures: ['wrongRange', 'unknownCategory'],
  },
  detail: {
    method: 'POST',
    path: '/api/markets/detail',
    summary: 'One market: all metrics, distributions of its sample, months, head products, new products and keywords',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ id: MarketId, ...scope, ...settings }, { additionalProperties: false }),
    answer: data(
      object({
        market: MarketRow,
        marketplace: MarketplaceCode,
        currency: string({ description: 'ISO 4217' }),
        data: oneOf('sample', 'imported'),
        head: integer(),
        newMonths: integer(),
        observedOn: day('Latest day of the data of the sample'),
        spreads: array(
          object({
            of: oneOf(...MARKET_SPREADS),
            known: integer({ minimum: 0, description: 'Products of the sample with this fact' }),
            classes: array(Class),
          }),
        ),
        months: array(MonthOfMarket, { description: 'Oldest first; empty for imported products' }),
        season: array(number(), {
          description:
            'January to December: mean units of the month ÷ mean of all months; empty without a year of data',
        }),
        returnRates: object({
          market: nullable(number()),
          category: nullable(number()),
          typical: nullable(number({ description: 'Median of the niches of the marketplace' })),
        }),
        newcomers: object({
          products: integer({ minimum: 0 }),
          successful: nullable(
            integer({ minimum: 0, description: 'New products that sell at least the median of the sample' }),
          ),
          medianUnits: nullable(number({ description: 'Of the sample' })),
        }),
        top: array(HeadProduct),
        keywords: array(MarketKeyword, { description: 'Most searched first; empty for categories and imports' }),
      }),
    ),
    failures: ['nicheNotFound'],
  },
  map: {
    method: 'POST',
    path: '/api/markets/map',
    summary: 'The category tree with revenue, growth and openness of each node, largest revenue first',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object(scope, { additionalProperties: false }),
    answer: data(
      object({
        row: array(CategoryMarket),
        marketplace: MarketplaceCode,
        currency: string({ description: 'ISO 4217' }),
        data: oneOf('sample', 'imported'),
      }),
    ),
    failures: [],
  },
  csv: {
    method: 'GET',
    path: '/download/markets/markets.csv',
    summary: 'All markets of a search as CSV, by the signed URL of the search',
    auth: 'guest',
    origin: 'ours',
    query: signedSearch,
    answer: download('text/csv; charset=utf-8'),
    failures: ['fileNotFound'],
  },
  xlsx: {
    method: 'GET',
    path: '/download/markets/markets.xlsx',
    summary: 'All markets of a search as an Excel workbook, by the signed URL of the search',
    auth: 'guest',
    origin: 'ours',
    query: signedSearch,
    answer: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    failures: ['fileNotFound'],
  },
})
