/** Calls about search terms whose rows differ in shape: some facts are null, and only some categories have a parent. */

import { INSTANT_PATTERN, MONTH_PATTERN } from '#contracts/core/time.ts'
import { KEYWORD_NUMBER_NAMES, KEYWORD_NUMBERS, PERIODS } from '#contracts/model/keywords/keyword-metrics.ts'
import { KEYWORD_SOURCES } from '#contracts/model/keywords/keyword-sources.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { keywordLists, TERM_ORIGINS } from '../api/keyword-lists.ts'
import { KEYWORD_MATCHES, keywordSearch } from '../api/keyword-search.ts'
import type { Claim } from './claims.ts'
import { everyKeywordFilter, openRanges } from './keyword-filter.test-support.ts'
import { day } from './pinned.patents.ts'
import type { Pinned } from './pinned-call.ts'

const ROUTES = 'server/features/keywords/keyword-search.routes.test.ts'
const SIGNED = { u: 1, e: 1_795_000_000, s: 'signature', q: '{}' }
const text: Claim = { is: 'string' }
const integer: Claim = { is: 'integer' }
const number: Claim = { is: 'number' }
const boolean: Claim = { is: 'boolean' }
const nothing: Claim = { is: 'null' }
const month: Claim = { is: 'like', pattern: MONTH_PATTERN }
const instant: Claim = { is: 'like', pattern: INSTANT_PATTERN }
const oneOf = (values: readonly string[]): Claim => ({ is: 'oneOf', values: [...values] })
const list = (...items: Claim[]): Claim => ({ is: 'array', items })
const object = (fields: Record<string, Claim>): Claim => ({ is: 'object', fields })

const valuesOf = (unknown: Claim) =>
  object(Object.fromEntries(KEYWORD_NUMBER_NAMES.map((name) => [name, isKnown(name) ? number : unknown])))
const isKnown = (name: (typeof KEYWORD_NUMBER_NAMES)[number]) => 'known' in KEYWORD_NUMBERS[name]

const row = object({
  id: integer,
  text,
  zh: text,
  niche: object({ id: text, title: text }),
  category: object({ id: text, name: text, path: list(text) }),
  values: valuesOf(number),
  bidRange: object({ low: number, high: number }),
  trend: list(integer),
  lastMonth: month,
  period: oneOf(PERIODS),
  bestMonth: integer,
  topThree: list(object({ asin: text, clickShare: number, conversionShare: number })),
  observedOn: day,
  sources: list(object({ source: oneOf(KEYWORD_SOURCES), day })),
  sample: boolean,
})
const bareRow = object({
  id: integer,
  text,
  zh: nothing,
  niche: nothing,
  category: nothing,
  values: valuesOf(nothing),
  bidRange: nothing,
  trend: list(),
  lastMonth: nothing,
  period: nothing,
  bestMonth: nothing,
  topThree: list(),
  observedOn: day,
  sources: list(),
  sample: boolean,
})
const page = (rows: Claim) =>
  object({
    row: rows,
    total: integer,
    all: integer,
    page: integer,
    size: integer,
    marketplace: oneOf(MARKETPLACES),
    currency: text,
    data: oneOf(['sample', 'imported']),
    hasBoth: boolean,
    months: list(month),
    csv: text,
    xlsx: text,
  })
const node = (parent: Claim) => object({ id: text, parent, name: text, keywords: integer })
const LISTS = 'server/features/keywords/lists/keyword-lists.routes.test.ts'
const listedTerm = (known: Claim, detail: Claim) =>
  object({ id: integer, text, tags: list(text), origin: oneOf(TERM_ORIGINS), detail, addedAt: instant, known })
const listPage = (rows: Claim, tags: Claim) =>
  object({
    list: object({ id: integer, name: text, marketplace: oneOf(MARKETPLACES), terms: integer, updatedAt: instant }),
    row: rows,
    total: integer,
    all: integer,
    page: integer,
    size: integer,
    currency: text,
    data: oneOf(['sample', 'imported']),
    hasBoth: boolean,
    tags,
    csv: text,
    xlsx: text,
  })
const wholeList = { list: 1, with: 'mug', tag: 'Title', data: 'sample', sort: 'searches', order: 'desc' }
const whole = { ...everyKeywordFilter, sort: 'searches', order: 'desc', page: 1, size: 20 }

export const pinnedKeywords: readonly Pinned[] = [
  {
    endpoint: keywordSearch.search,
    test: ROUTES,
    takes: [{ body: whole }, { body: openRanges }, { body: { range: {} } }, { body: {} }],
    data: page(list(row, bareRow)),
  },
  {
    endpoint: keywordSearch.search,
    test: ROUTES,
    takes: KEYWORD_MATCHES.map((match) => ({ body: { ...everyKeywordFilter, match } })),
    data: page(list()),
  },
  {
    endpoint: keywordSearch.categories,
    test: ROUTES,
    takes: [{ body: everyKeywordFilter }, { body: openRanges }, { body: { range: {} } }, { body: {} }],
    data: object({ row: list(node(text), node(nothing)) }),
  },
  ...(['csv', 'xlsx'] as const).map((type) => ({
    endpoint: keywordSearch[type],
    test: ROUTES,
    words: `get(${type}`,
    takes: [{ query: SIGNED }, { query: { ...SIGNED, lang: 'zh-CN' } }],
  })),
  {
    endpoint: keywordLists.terms,
    test: LISTS,
    words: "done('terms'",
    takes: [{ body: { ...wholeList, page: 1, size: 20 } }, { body: { list: 1 } }],
    data: listPage(
      list(listedTerm(row, text), listedTerm(bareRow, nothing), listedTerm(nothing, nothing)),
      list(object({ tag: text, terms: integer })),
    ),
  },
  {
    endpoint: keywordLists.terms,
    test: LISTS,
    words: "done('terms'",
    takes: [{ body: { list: 1, data: 'imported' } }],
    data: listPage(list(), list()),
  },
  ...(['csv', 'xlsx'] as const).map((type) => ({
    endpoint: keywordLists[type],
    test: LISTS,
    words: `get(${type}`,
    takes: [{ query: SIGNED }, { query: { ...SIGNED, lang: 'zh-CN' } }],
  })),
]
