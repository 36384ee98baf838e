/** Markets: a pact would need a niche for every metric that can be unknown. */
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import {
  MARKET_LEVELS,
  MARKET_NUMBER_NAMES,
  MARKET_PERIODS,
  MARKET_SPREADS,
} from '#contracts/model/screener/market-metrics.ts'
import { SELLER_COUNTRIES } from '#contracts/model/screener/shared-values.ts'
import { marketSearch } from '../api/market-search.ts'
import type { MarketFilter } from '../api/market-shapes.ts'
import type { Claim } from './claims.ts'
import { day } from './pinned.patents.ts'
import type { Pinned } from './pinned-call.ts'

const ROUTES = 'server/features/markets/market-search.routes.test.ts'
const SIGNED = { u: 1, e: 1_795_000_000, s: 'signature', q: '{}' }
const text: Claim = { is: 'string' }
const integer: Claim = { is: 'integer' }
const number: Claim = { is: 'number' }
const nothing: Claim = { is: 'null' }
const oneOf = (values: readonly string[]): Claim => ({ is: 'oneOf', values: [...values] })
const list = (...items: Claim[]): Claim => ({ is: 'array', items })
const object = (fields: Record<string, Claim>): Claim => ({ is: 'object', fields })
const unknown = (fields: Record<string, Claim>): Record<string, Claim> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, nothing]))

const span = object({ low: number, high: number })
const valuesOf = <V>(value: V) => Object.fromEntries(MARKET_NUMBER_NAMES.map((name) => [name, value]))
const marketFacts: Record<string, Claim> = {
  titleZh: text,
  titleEn: text,
  nicheId: text,
  units: span,
  revenue: span,
  country: oneOf(SELLER_COUNTRIES),
  period: oneOf(MARKET_PERIODS),
  peakMonth: integer,
}
const market = (facts: Record<string, Claim>, value: Claim): Claim =>
  object({
    id: text,
    level: oneOf(MARKET_LEVELS),
    title: text,
    path: list(text),
    pictures: list(
      object({ asin: text, title: text, imageUrl: text }),
      object({ asin: text, title: text, imageUrl: nothing }),
    ),
    values: object(valuesOf(value)),
    ...facts,
  })
const whole = market(marketFacts, number)
const bare = market(unknown(marketFacts), nothing)

const scope = { marketplace: oneOf(MARKETPLACES), currency: text, data: oneOf(['sample', 'imported']) }
const settings = { head: integer, newMonths: integer }
const page = (month: Claim) =>
  object({
    row: list(whole, bare),
    total: integer,
    all: integer,
    page: integer,
    size: integer,
    ...scope,
    hasBoth: { is: 'boolean' },
    month,
    ...settings,
    csv: text,
    xlsx: text,
  })

const classFacts: Record<string, Claim> = {
  name: text,
  asin: text,
  from: number,
  to: number,
  units: number,
  unitShare: number,
}
const classOf = (facts: Record<string, Claim>) => object({ products: integer, share: number, ...facts })
const headFacts: Record<string, Claim> = {
  brand: text,
  imageUrl: text,
  price: number,
  units: number,
  unitsRange: span,
  unitShare: number,
  revenue: number,
  rank: number,
  rating: number,
  ratings: number,
  listedOn: day,
  isNew: { is: 'boolean' },
}
const monthFacts: Record<string, Claim> = { price: number, searches: number, glanceViews: number, purchases: number }
const monthOf = (facts: Record<string, Claim>) => object({ month: text, units: number, revenue: number, ...facts })
const keyword = (change: Claim) =>
  object({ text, zh: text, searches: integer, change, purchases: integer, products: integer, bid: number })
/** @param fact of return rates and new products */
const detail = (row: Claim, fact: Claim, count: Claim) =>
  object({
    market: row,
    ...scope,
    ...settings,
    observedOn: day,
    spreads: list(
      object({
        of: oneOf(MARKET_SPREADS),
        known: integer,
        classes: list(classOf(classFacts), classOf(unknown(classFacts))),
      }),
    ),
    months: list(monthOf(monthFacts), monthOf(unknown(monthFacts))),
    season: list(number),
    returnRates: object({ market: fact, category: fact, typical: fact }),
    newcomers: object({ products: integer, successful: count, medianUnits: fact }),
    top: list(
      object({ asin: text, title: text, ...headFacts }),
      object({ asin: text, title: text, ...unknown(headFacts) }),
    ),
    keywords: list(keyword(number), keyword(nothing)),
  })

const nodeFacts: Record<string, Claim> = {
  parent: text,
  units: number,
  revenue: number,
  unitsYear: number,
  openness: number,
}
const node = (facts: Record<string, Claim>) => object({ id: text, name: text, products: integer, ...facts })

const everything = {
  marketplace: 'US',
  data: 'sample',
  head: 20,
  newMonths: 6,
  level: 'niche',
  words: 'mug',
  category: '7720156299fa',
  range: valuesOf({ min: 0.5, max: 1.5 }),
  choice: { country: ['CN'], period: ['growing'], peakMonth: ['12'] },
} satisfies MarketFilter
/** Ranges without ends do not filter. */
const nothingSet = { range: valuesOf({}), choice: {} }

export const pinnedMarketSearch: readonly Pinned[] = [
  {
    endpoint: marketSearch.search,
    test: ROUTES,
    takes: [{ body: { ...everything, sort: 'units', order: 'asc', page: 1, size: 20 } }, { body: nothingSet }],
    data: page(text),
  },
  { endpoint: marketSearch.search, test: ROUTES, takes: [{ body: { range: {} } }, { body: {} }], data: page(nothing) },
  {
    endpoint: marketSearch.detail,
    test: ROUTES,
    takes: [{ body: { id: '7720156299fa', marketplace: 'US', data: 'sample', head: 20, newMonths: 6 } }],
    data: detail(whole, number, integer),
  },
  {
    endpoint: marketSearch.detail,
    test: ROUTES,
    takes: [{ body: { id: '7720156299fa' } }],
    data: detail(bare, nothing, nothing),
  },
  {
    endpoint: marketSearch.map,
    test: ROUTES,
    takes: [{ body: { marketplace: 'US', data: 'sample' } }, { body: {} }],
    data: object({ row: list(node(nodeFacts), node(unknown(nodeFacts))), ...scope }),
  },
  ...(['csv', 'xlsx'] as const).map((type) => ({
    endpoint: marketSearch[type],
    test: ROUTES,
    words: `get(${type}`,
    takes: [{ query: SIGNED }, { query: { ...SIGNED, lang: 'zh-CN' } }],
  })),
]
