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
import { day } from '../core/time.ts'
import {
  GAPS,
  MAX_ASINS,
  MOVES,
  REVERSE_CHOICES,
  REVERSE_NUMBER_NAMES,
  REVERSE_NUMBERS,
  STANDS,
  TRAFFIC_KINDS,
} from '../model/keywords/reverse-metrics.ts'
import { CONVERSIONS, KEYWORD_TYPES } from '../model/keywords/term-role.ts'
import { choicesOf, rangesOf, valuesOf } from '../model/screener/conditions.ts'
import { KeywordFilter, KeywordRow } from './keyword-search.ts'
import { MarketplaceCode, TypedAsin } from './products.ts'
import { searchFiles } from './search-files.ts'

const compared = {
  marketplace: optional(MarketplaceCode),
  asins: array(TypedAsin, {
    maxItems: MAX_ASINS,
    description: 'The first one is “yours”, even without data; the others are its rivals',
  }),
}
const weeks = {
  week: optional(day('Sunday of the week of the ranks; the newest one if left out')),
  against: optional(
    day('Sunday of the week to compare with; if left out the one before, and for the oldest week the one after'),
  ),
}
const Compared = object(compared, { additionalProperties: false })
const Weeks = object({ ...compared, ...weeks }, { additionalProperties: false })

/** What a seller searches for. A field that is left out does not filter. */
export const ReverseFilter = object(
  {
    ...Weeks.properties,
    with: KeywordFilter.properties.with,
    without: KeywordFilter.properties.without,
    gap: optional(oneOf(...GAPS)),
    move: optional(oneOf(...MOVES)),
    range: optional(rangesOf(REVERSE_NUMBERS)),
    choice: optional(choicesOf(REVERSE_CHOICES)),
  },
  { additionalProperties: false },
)
export type ReverseFilter = Static<typeof ReverseFilter>

const rank = nullable(integer({ minimum: 1, description: 'Null: not found' }))
const share = nullable(number({ minimum: 0, maximum: 1, description: 'Only the newest week has shares' }))

/** Where a product stands under a term. */
const Standing = object({
  organicRank: rank,
  adRank: rank,
  organicBefore: rank,
  adBefore: rank,
  kinds: array(oneOf(...TRAFFIC_KINDS), { description: 'An earlier week knows organic and sponsored products only' }),
  trafficShare: share,
  adShare: share,
})
export type Standing = Static<typeof Standing>

export const ReverseRow = object({
  ...KeywordRow.properties,
  values: valuesOf(REVERSE_NUMBERS),
  type: nullable(oneOf(...KEYWORD_TYPES)),
  conversion: nullable(oneOf(...CONVERSIONS)),
  stand: oneOf(...STANDS),
  move: nullable(oneOf(...MOVES)),
  leader: nullable(integer({ minimum: 0, description: 'Place in `product` of the one with the best organic rank' })),
  standing: array(Standing, { description: 'In the order of `product`' }),
  topTen: array(string(), { maxItems: 10, description: 'ASINs with the best organic ranks, the first one first' }),
})
export type ReverseRow = Static<typeof ReverseRow>

/** Why an ASIN of the call has no ranks. `imported`: imports have no placements. `otherData`: sample beside imported rows. */
export const LEFT_OUT = ['malformed', 'unknown', 'elsewhere', 'imported', 'otherData', 'repeated'] as const

const Product = object({
  asin: string(),
  typed: nullable(
    string({ description: 'The variation or parent that was asked for, if it is not the product itself' }),
  ),
  title: nullable(string({ description: 'Null: there are no ranks of the first ASIN; `left` says why' })),
  brand: nullable(string()),
  imageUrl: nullable(string()),
  terms: nullable(integer({ minimum: 0, description: 'Terms with a rank in the week; null: unknown' })),
})
export type ReverseProduct = Static<typeof Product>

const found = {
  product: array(Product, { maxItems: MAX_ASINS, description: 'The first one is “yours”; empty if no ASIN has data' }),
  left: array(
    object({
      typed: string(),
      why: oneOf(...LEFT_OUT),
      marketplaces: array(MarketplaceCode, { description: 'Where the ASIN is known, if not here' }),
    }),
    { description: 'ASINs without data' },
  ),
  weeks: array(day('Sunday of a week with ranks'), { description: 'Oldest first' }),
  week: nullable(day('Null without products')),
  against: nullable(day()),
}

const ranks = (description: string) => array(rank, { description })
const count = integer({ minimum: 0 })
const counts = (description: string) => array(count, { description })
const moves = object({ entered: count, lost: count, up: count, down: count, same: count })

export const keywordReverse = endpoints({
  search: {
    method: 'POST',
    path: '/api/keywords/reverse',
    summary:
      'Terms under which any of the products ranks, with the rank of each. Metrics of `values` about ranks and shares are of the first product, `rivals` and `rival…` of the others. Money in major units of `currency`; shares are fractions. Without `sort`: by `rivalShare` if `gap` is `onlyRivals`, otherwise by `trafficShare`. `total` is exact',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object(
      {
        ...ReverseFilter.properties,
        sort: optional(oneOf(...REVERSE_NUMBER_NAMES)),
        order: optional(oneOf('asc', 'desc')),
        ...pageQuery,
      },
      { additionalProperties: false },
    ),
    answer: data(
      object({
        row: array(ReverseRow),
        total: integer({ minimum: 0, description: 'Number of matching terms' }),
        all: integer({ minimum: 0, description: 'Number of terms with a rank in the two weeks, without a filter' }),
        page: integer({ minimum: 1 }),
        size: integer({ minimum: 1 }),
        marketplace: MarketplaceCode,
        currency: string({ description: 'ISO 4217' }),
        sample: boolean({ description: 'True for made-up rows of the sample world' }),
        observedOn: nullable(day('Day of the newest ranks; null without products')),
        ...found,
        csv: string({ description: 'Signed short-lived URL of all matching rows as CSV' }),
        xlsx: string({ description: 'Signed short-lived URL of all matching rows as an Excel workbook' }),
      }),
    ),
    failures: ['emptyAsin', 'unknownWeek', 'wrongRange', 'tooManyWords'],
  },
  sources: {
    method: 'POST',
    path: '/api/keywords/reverse/sources',
    summary:
      'Where the traffic of each product comes from: terms by kind of placement, weekly numbers of terms, and what changed between two weeks. A term with several kinds counts in each of them',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: Weeks,
    answer: data(
      object({
        ...found,
        source: array(
          object({
            asin: string(),
            kinds: array(
              object({
                kind: oneOf(...TRAFFIC_KINDS),
                terms: count,
                share: number({ minimum: 0, description: 'Organic or ad traffic of these terms' }),
              }),
              { description: 'Of the newest ranks: earlier weeks have no kinds' },
            ),
            organicTerms: counts('Terms with an organic rank in each of `weeks`'),
            pageOneTerms: counts('Those on page one'),
            adTerms: counts('Terms with an ad rank'),
            organic: moves,
            ad: moves,
          }),
          { description: 'In the order of `product`' },
        ),
      }),
    ),
    failures: ['emptyAsin', 'unknownWeek'],
  },
  history: {
    method: 'POST',
    path: '/api/keywords/reverse/history',
    summary: 'The ranks of each product under one term in the last 26 full weeks',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ ...Compared.properties, id: integer({ minimum: 0, description: 'Id of the term' }) }),
    answer: data(
      object({
        ...found,
        line: array(object({ asin: string(), organic: ranks('In each of `weeks`'), ad: ranks('In each of `weeks`') }), {
          description: 'In the order of `product`',
        }),
      }),
    ),
    failures: ['emptyAsin'],
  },
  ...searchFiles({ path: '/download/keywords/reverse', rows: 'terms', maxLength: 16_000 }),
})
