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
import { day } from '../core/time.ts'
import { choicesOf, rangesOf, valuesOf } from '../model/screener/conditions.ts'
import {
  HEAD,
  MARKET_CHOICES,
  MARKET_LEVELS,
  MARKET_NUMBERS,
  MARKET_PERIODS,
  NEW_MONTHS,
} from '../model/screener/market-metrics.ts'
import { SELLER_COUNTRIES } from '../model/screener/shared-values.ts'
import { MarketplaceCode } from './products.ts'

export const marketSettings = {
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
export const marketScope = { marketplace: optional(MarketplaceCode), data: optional(oneOf('sample', 'imported')) }
export const MarketId = string({ maxLength: 64, description: 'Id of a niche or of a category' })

/** What a seller searches for. A field that is left out does not filter. */
export const MarketFilter = object(
  {
    ...marketScope,
    ...marketSettings,
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

export const MarketRow = object({
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

export const MarketClass = object({
  name: nullable(string({ description: 'Null for classes that are ranges, and for all others together' })),
  asin: nullable(string({ description: 'Of a class that is one product' })),
  from: nullable(number({ description: 'Belongs to the class' })),
  to: nullable(number({ description: 'Does not belong to the class' })),
  products: integer({ minimum: 0 }),
  units: nullable(number({ description: 'Null if the units of none of them are known' })),
  share: number({ description: 'Of the products with this fact' }),
  unitShare: nullable(number({ description: 'Of the units of the products with this fact' })),
})
export type MarketClass = Static<typeof MarketClass>

export const HeadProduct = object({
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

export const MonthOfMarket = object({
  month: string({ description: '2026-10' }),
  units: number(),
  revenue: number(),
  price: nullable(number({ description: 'Average price of the sales' })),
  searches: nullable(number()),
  glanceViews: nullable(number()),
  purchases: nullable(number({ description: 'Purchases that began with a search' })),
})

export const MarketKeyword = object({
  text: string(),
  zh: string(),
  searches: integer({ minimum: 0, description: 'Per month' }),
  change: nullable(number({ description: 'Against the same month last year' })),
  purchases: integer({ minimum: 0 }),
  products: integer({ minimum: 0, description: 'Products in the search results' }),
  bid: number({ description: 'Suggested bid' }),
})

export const CategoryMarket = object({
  id: string(),
  parent: nullable(string()),
  name: string(),
  products: integer({ minimum: 0 }),
  units: nullable(number()),
  revenue: nullable(number()),
  unitsYear: nullable(number({ description: 'Growth of units against the same month last year' })),
  openness: nullable(number()),
})
