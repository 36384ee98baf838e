/** Calls about search terms by period, and about their products: facts, periods and places differ from row to row. */
import { MONTH_PATTERN } from '#contracts/core/time.ts'
import { TERM_NUMBER_NAMES, TERM_NUMBERS } from '#contracts/model/keywords/search-term-metrics.ts'
import { TERM_MODELS } from '#contracts/model/keywords/search-term-models.ts'
import { TERM_PERIODS } from '#contracts/model/keywords/search-term-periods.ts'
import { TERM_PRODUCT_NUMBER_NAMES, TERM_PRODUCT_NUMBERS } from '#contracts/model/keywords/term-product-metrics.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import { searchTermProducts } from '../api/search-term-products.ts'
import { searchTerms, TERM_MATCHES } from '../api/search-terms.ts'
import type { Claim } from './claims.ts'
import { day } from './pinned.patents.ts'
import type { Pinned } from './pinned-call.ts'
import {
  everyTermFilter,
  everyTermProductFilter,
  openProductRanges,
  openTermRanges,
} from './search-term-filter.test-support.ts'

const ROUTES = 'server/features/keywords/search-terms/search-terms.routes.test.ts'
const PRODUCT_ROUTES = 'server/features/keywords/search-terms/search-term-products.routes.test.ts'
const SIGNED = { u: 1, e: 1_795_000_000, s: 'signature', q: '{}' }
const text: Claim = { is: 'string' }
const integer: Claim = { is: 'integer' }
const number: Claim = { is: 'number' }
const boolean: Claim = { is: 'boolean' }
const nothing: Claim = { is: 'null' }
const month: Claim = { is: 'like', pattern: MONTH_PATTERN }
const oneOf = (values: readonly string[]): Claim => ({ is: 'oneOf', values: [...values] })
const list = (...items: Claim[]): Claim => ({ is: 'array', items })
const object = (fields: Record<string, Claim>): Claim => ({ is: 'object', fields })

const valuesOf = (names: readonly string[], metrics: Readonly<Record<string, NumberMetric>>, unknown: Claim) =>
  object(Object.fromEntries(names.map((name) => [name, metrics[name]?.known ? number : unknown])))

const names = (named: Claim) => ({ title: named, brand: named, inCatalogue: boolean })
const clicked = (named: Claim) => object({ asin: text, ...names(named), clickShare: number, conversionShare: number })
const wholeFacts = {
  id: integer,
  text,
  zh: text,
  niche: object({ id: text, title: text }),
  category: object({ id: text, name: text, path: list(text) }),
  products: list(clicked(text), clicked(nothing)),
  observedOn: day,
  sample: boolean,
}
const bareFacts = { ...wholeFacts, zh: nothing, niche: nothing, category: nothing, products: list() }
const row = object({
  ...wholeFacts,
  values: valuesOf(TERM_NUMBER_NAMES, TERM_NUMBERS, number),
  models: list(oneOf(TERM_MODELS)),
  trend: list(integer, nothing),
})
const bareRow = object({
  ...bareFacts,
  values: valuesOf(TERM_NUMBER_NAMES, TERM_NUMBERS, nothing),
  models: list(),
  trend: list(),
})

const scope = (period: Claim) => ({
  total: integer,
  all: integer,
  page: integer,
  size: integer,
  marketplace: oneOf(MARKETPLACES),
  currency: text,
  data: oneOf(['sample', 'imported']),
  hasBoth: boolean,
  kind: oneOf(TERM_PERIODS),
  period,
  periods: object({ week: list(text), month: list(text), quarter: list(text) }),
  csv: text,
  xlsx: text,
})
const page = (rows: Claim, period: Claim) => object({ row: rows, ...scope(period) })
const node = (parent: Claim) => object({ id: text, parent, name: text, terms: integer })

const productRow = (known: Claim, named: Claim, terms: Claim) =>
  object({
    asin: text,
    ...names(named),
    values: valuesOf(TERM_PRODUCT_NUMBER_NAMES, TERM_PRODUCT_NUMBERS, known),
    terms,
    sample: boolean,
  })
const term = (zh: Claim, searches: Claim) =>
  object({ id: integer, text, zh, place: integer, searches, clickShare: number, conversionShare: number })
const productPage = (rows: Claim, period: Claim) => object({ row: rows, terms: integer, ...scope(period) })

/** One body a value, as a call takes one of them. */
const eachOf = <F extends object>(filter: F) => [
  ...TERM_MATCHES.map((match) => ({ body: { ...filter, match } })),
  ...TERM_PERIODS.map((kind) => ({ body: { ...filter, kind } })),
  ...TERM_MODELS.map((model) => ({ body: { ...filter, model } })),
]
const paged = { order: 'desc', page: 1, size: 20 }

export const pinnedSearchTerms: readonly Pinned[] = [
  {
    endpoint: searchTerms.search,
    test: ROUTES,
    words: 'await search({',
    takes: [
      { body: { ...everyTermFilter, sort: 'searches', ...paged } },
      { body: openTermRanges },
      { body: { range: {} } },
      { body: {} },
    ],
    data: page(list(row, bareRow), text),
  },
  {
    endpoint: searchTerms.search,
    test: ROUTES,
    words: 'await search({',
    takes: eachOf(everyTermFilter),
    data: page(list(), nothing),
  },
  {
    endpoint: searchTerms.categories,
    test: ROUTES,
    words: '(CATEGORIES, ',
    takes: [{ body: everyTermFilter }, { body: openTermRanges }, { body: { range: {} } }, { body: {} }],
    data: object({ row: list(node(text), node(nothing)) }),
  },
  {
    endpoint: searchTerms.history,
    test: ROUTES,
    words: 'await history(',
    takes: [{ query: { id: 7 } }],
    data: object({
      ...wholeFacts,
      marketplace: oneOf(MARKETPLACES),
      brands: list(text),
      weeks: list(
        object({ first: day, searches: integer, rank: integer }),
        object({ first: day, searches: nothing, rank: nothing }),
      ),
      months: list(object({ month, searches: integer }), object({ month, searches: nothing })),
    }),
  },
  {
    endpoint: searchTerms.history,
    test: ROUTES,
    words: 'await history(',
    takes: [{ query: { id: 8 } }],
    data: object({ ...bareFacts, marketplace: oneOf(MARKETPLACES), brands: list(), weeks: list(), months: list() }),
  },
  {
    endpoint: searchTermProducts.search,
    test: PRODUCT_ROUTES,
    words: 'await products({',
    takes: [
      { body: { ...everyTermProductFilter, sort: 'clicks', ...paged } },
      { body: { ...openTermRanges, ...openProductRanges } },
      { body: { range: {}, goods: {} } },
      { body: {} },
    ],
    data: productPage(
      list(
        productRow(number, text, list(term(text, integer), term(nothing, nothing))),
        productRow(nothing, nothing, list()),
      ),
      text,
    ),
  },
  {
    endpoint: searchTermProducts.search,
    test: PRODUCT_ROUTES,
    words: 'await products({',
    takes: eachOf(everyTermProductFilter),
    data: productPage(list(), nothing),
  },
  ...(['csv', 'xlsx'] as const).flatMap((type) => {
    const takes = [{ query: SIGNED }, { query: { ...SIGNED, lang: 'zh-CN' } }]
    return [
      { endpoint: searchTerms[type], test: ROUTES, words: `get(${type}`, takes },
      { endpoint: searchTermProducts[type], test: PRODUCT_ROUTES, words: `get(${type}`, takes },
    ]
  }),
]
