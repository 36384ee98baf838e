/** Reverse lookups: a pact would need a placement for every rank and share that can be unknown. */

import { MONTH_PATTERN } from '#contracts/core/time.ts'
import { PERIODS } from '#contracts/model/keywords/keyword-metrics.ts'
import { KEYWORD_SOURCES } from '#contracts/model/keywords/keyword-sources.ts'
import {
  GAPS,
  MOVES,
  REVERSE_NUMBER_NAMES,
  REVERSE_NUMBERS,
  STANDS,
  TRAFFIC_KINDS,
} from '#contracts/model/keywords/reverse-metrics.ts'
import { CONVERSIONS, KEYWORD_TYPES } from '#contracts/model/keywords/term-role.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { keywordReverse, LEFT_OUT, type ReverseFilter } from '../api/keyword-reverse.ts'
import type { Claim } from './claims.ts'
import { day } from './pinned.patents.ts'
import type { Pinned } from './pinned-call.ts'

const ROUTES = 'server/features/keywords/reverse/reverse.routes.test.ts'
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

const isKnown = (name: (typeof REVERSE_NUMBER_NAMES)[number]) => 'known' in REVERSE_NUMBERS[name]
const valuesOf = (unknown: Claim) =>
  object(Object.fromEntries(REVERSE_NUMBER_NAMES.map((name) => [name, isKnown(name) ? number : unknown])))
const standing = (rank: Claim, share: Claim, kinds: Claim) =>
  object({
    organicRank: rank,
    adRank: rank,
    organicBefore: rank,
    adBefore: rank,
    kinds,
    trafficShare: share,
    adShare: share,
  })

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
  type: oneOf(KEYWORD_TYPES),
  conversion: oneOf(CONVERSIONS),
  stand: oneOf(STANDS),
  move: oneOf(MOVES),
  leader: integer,
  standing: list(standing(integer, number, list(oneOf(TRAFFIC_KINDS))), standing(nothing, nothing, list())),
  topTen: list(text),
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
  type: nothing,
  conversion: nothing,
  stand: oneOf(STANDS),
  move: nothing,
  leader: nothing,
  standing: list(),
  topTen: list(),
})

const product = (typed: Claim, fact: Claim, terms: Claim) =>
  object({ asin: text, typed, title: fact, brand: fact, imageUrl: fact, terms })
const left = (marketplaces: Claim) => object({ typed: text, why: oneOf(LEFT_OUT), marketplaces })
const found: Record<string, Claim> = {
  product: list(product(text, text, integer), product(nothing, nothing, nothing)),
  left: list(left(list(oneOf(MARKETPLACES))), left(list())),
  weeks: list(day),
  week: day,
  against: day,
}
const notFound: Record<string, Claim> = {
  product: list(),
  left: list(),
  weeks: list(),
  week: nothing,
  against: nothing,
}

const page = (facts: Record<string, Claim>, rows: Claim, on: Claim) =>
  object({
    row: rows,
    total: integer,
    all: integer,
    page: integer,
    size: integer,
    marketplace: oneOf(MARKETPLACES),
    currency: text,
    sample: boolean,
    observedOn: on,
    ...facts,
    csv: text,
    xlsx: text,
  })
const moves = object({ entered: integer, lost: integer, up: integer, down: integer, same: integer })
const source = (kinds: Claim, counts: Claim) =>
  object({
    asin: text,
    kinds,
    organicTerms: counts,
    pageOneTerms: counts,
    adTerms: counts,
    organic: moves,
    ad: moves,
  })
const kind = object({ kind: oneOf(TRAFFIC_KINDS), terms: integer, share: number })

const compared = { marketplace: 'US', asins: ['B0SAMPLE01'] } as const
const weeks = { week: '2026-11-08', against: '2026-11-01' }
const rangesOf = <V>(value: V) => Object.fromEntries(REVERSE_NUMBER_NAMES.map((name) => [name, value]))
const everyFilter = {
  ...compared,
  asins: [...compared.asins],
  ...weeks,
  with: 'travel',
  without: 'straw, lid',
  gap: 'both',
  move: 'up',
  range: rangesOf({ min: -1_000_000.5, max: 1_000_000_000.5 }),
  choice: { kinds: ['organic'], type: ['primary'], conversion: ['stable'], period: ['general'], bestMonth: ['1'] },
} satisfies ReverseFilter
const whole = { ...everyFilter, sort: 'trafficShare', order: 'desc', page: 1, size: 20 }

export const pinnedReverse: readonly Pinned[] = [
  {
    endpoint: keywordReverse.search,
    test: ROUTES,
    words: 'await search(',
    takes: [
      { body: whole },
      { body: { asins: [], range: rangesOf({}), choice: {} } },
      { body: { asins: [], range: {} } },
      { body: { asins: [] } },
    ],
    data: page(found, list(row, bareRow), day),
  },
  {
    endpoint: keywordReverse.search,
    test: ROUTES,
    words: 'await search(',
    takes: GAPS.map((gap) => ({ body: { ...everyFilter, gap } })),
    data: page(notFound, list(), nothing),
  },
  {
    endpoint: keywordReverse.sources,
    test: ROUTES,
    words: 'await sources(',
    takes: [{ body: { ...compared, ...weeks } }],
    data: object({ ...found, source: list(source(list(kind), list(integer)), source(list(), list())) }),
  },
  {
    endpoint: keywordReverse.sources,
    test: ROUTES,
    words: 'await sources(',
    takes: [{ body: { asins: [] } }],
    data: object({ ...notFound, source: list() }),
  },
  {
    endpoint: keywordReverse.history,
    test: ROUTES,
    words: 'await history(',
    takes: [{ body: { ...compared, id: 1 } }],
    data: object({
      ...found,
      line: list(
        object({ asin: text, organic: list(integer, nothing), ad: list(nothing, integer) }),
        object({ asin: text, organic: list(), ad: list() }),
      ),
    }),
  },
  {
    endpoint: keywordReverse.history,
    test: ROUTES,
    words: 'await history(',
    takes: [{ body: { asins: [], id: 1 } }],
    data: object({ ...notFound, line: list() }),
  },
  ...(['csv', 'xlsx'] as const).map((type) => ({
    endpoint: keywordReverse[type],
    test: 'server/features/keywords/reverse/reverse-export.routes.test.ts',
    words: `get(${type}`,
    takes: [{ query: SIGNED }, { query: { ...SIGNED, lang: 'zh-CN' } }],
  })),
]
