import { data, endpoints } from '../core/endpoint.ts'
import { pageQuery } from '../core/page.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { day } from '../core/time.ts'
import { MARKET_NUMBER_NAMES, MARKET_SPREADS } from '../model/screener/market-metrics.ts'
import {
  CategoryMarket,
  HeadProduct,
  MarketClass,
  MarketFilter,
  MarketId,
  MarketKeyword,
  MarketRow,
  MonthOfMarket,
  marketScope,
  marketSettings,
} from './market-shapes.ts'
import { MarketplaceCode } from './products.ts'
import { searchFiles } from './search-files.ts'

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
    body: object({ id: MarketId, ...marketScope, ...marketSettings }, { additionalProperties: false }),
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
            classes: array(MarketClass),
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
    body: object(marketScope, { additionalProperties: false }),
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
  ...searchFiles({ path: '/download/markets/markets', rows: 'markets', maxLength: 8000 }),
})
