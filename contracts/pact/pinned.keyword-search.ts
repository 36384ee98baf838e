/** Search terms: a pact would need a term for every metric that can be unknown. */
import { MONTH_PATTERN } from '#contracts/core/time.ts'
import { KEYWORD_NUMBER_NAMES, PERIODS } from '#contracts/model/keywords/keyword-metrics.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { type KeywordFilter, keywordSearch } from '../api/keyword-search.ts'
import type { Claim } from './claims.ts'
import { day } from './pinned.patents.ts'
import type { Pinned } from './pinned-call.ts'

const ROUTES = 'server/features/keywords/keyword-search.routes.test.ts'
const SIGNED = { u: 1, e: 1_795_000_000, s: 'signature', q: '{}' }
const text: Claim = { is: 'string' }
const integer: Claim = { is: 'integer' }
const number: Claim = { is: 'number' }
const nothing: Claim = { is: 'null' }
const month: Claim = { is: 'like', pattern: MONTH_PATTERN }
const boolean: Claim = { is: 'boolean' }
const oneOf = (values: readonly string[]): Claim => ({ is: 'oneOf', values: [...values] })
const list = (...items: Claim[]): Claim => ({ is: 'array', items })
const object = (fields: Record<string, Claim>): Claim => ({ is: 'object', fields })
const unknown = (fields: Record<string, Claim>): Record<string, Claim> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, nothing]))

const valuesOf = <V>(value: V) => Object.fromEntries(KEYWORD_NUMBER_NAMES.map((name) => [name, value]))
/** Every term has these. */
const KNOWN = { searches: number, words: number }
const facts: Record<string, Claim> = {
  zh: text,
  niche: object({ id: text, title: text }),
  category: object({ id: text, name: text, path: list(text) }),
  bidRange: object({ low: number, high: number }),
  period: oneOf(PERIODS),
  bestMonth: integer,
}
const row = (ofTerm: Record<string, Claim>, value: Claim): Claim =>
  object({
    id: integer,
    text,
    ...ofTerm,
    values: object({ ...valuesOf(value), ...KNOWN }),
    trend: list(integer),
    topThree: list(object({ asin: text, clickShare: number, conversionShare: number })),
    observedOn: day,
    sample: boolean,
  })
const page = (lastMonth: Claim) =>
  object({
    row: list(row(facts, number), row(unknown(facts), nothing)),
    total: integer,
    all: integer,
    page: integer,
    size: integer,
    marketplace: oneOf(MARKETPLACES),
    currency: text,
    data: oneOf(['sample', 'imported']),
    hasBoth: boolean,
    month: lastMonth,
    csv: text,
    xlsx: text,
  })
const category = (parent: Claim) => object({ id: text, parent, name: text, keywords: integer })

const everything = {
  marketplace: 'US',
  data: 'sample',
  seeds: ['travel mug'],
  match: 'phrase',
  with: 'office',
  without: 'lid, straw',
  category: '7720156299fa',
  range: valuesOf({ min: 0.5, max: 1.5 }),
  choice: { period: ['seasonal'], bestMonth: ['12'] },
} satisfies KeywordFilter
/** Ranges without ends do not filter. */
const nothingSet = { range: valuesOf({}), choice: {} }
const bodies = [{ body: everything }, { body: nothingSet }, { body: { range: {} } }, { body: {} }]

export const pinnedKeywordSearch: readonly Pinned[] = [
  {
    endpoint: keywordSearch.search,
    test: ROUTES,
    takes: [{ body: { ...everything, sort: 'bid', order: 'asc', page: 1, size: 20 } }, { body: nothingSet }],
    data: page(month),
  },
  { endpoint: keywordSearch.search, test: ROUTES, takes: [{ body: { range: {} } }, { body: {} }], data: page(nothing) },
  {
    endpoint: keywordSearch.words,
    test: ROUTES,
    takes: bodies,
    data: object({ row: list(object({ word: text, keywords: integer, searches: integer })), total: integer }),
  },
  {
    endpoint: keywordSearch.categories,
    test: ROUTES,
    takes: bodies,
    data: object({ row: list(category(text), category(nothing)) }),
  },
  ...(['csv', 'xlsx'] as const).map((type) => ({
    endpoint: keywordSearch[type],
    test: ROUTES,
    words: `get(${type}`,
    takes: [{ query: SIGNED }, { query: { ...SIGNED, lang: 'zh-CN' } }],
  })),
]
