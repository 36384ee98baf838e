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
import { KEYWORD_CHOICES, KEYWORD_NUMBER_NAMES, KEYWORD_NUMBERS, PERIODS } from '../model/keywords/keyword-metrics.ts'
import { KEYWORD_SOURCES } from '../model/keywords/keyword-sources.ts'
import { MAX_WITHOUT_LENGTH } from '../model/keywords/word-limits.ts'
import { choicesOf, rangesOf, valuesOf } from '../model/screener/conditions.ts'
import { MarketplaceCode } from './products.ts'
import { searchFiles } from './search-files.ts'

/** Seeds of one search. */
export const MAX_SEEDS = 50
/** Characters of a seed; Amazon's search field takes no more. */
export const MAX_SEED_LENGTH = 200
/** Words of a search: of its seeds, `with` and `without` together. A Chinese or Japanese character counts as a word. */
export const MAX_SEARCHED_WORDS = 500
/** Characters of `with`. */
export const MAX_WITH_LENGTH = 200

/** How a term matches a seed. `related`: buyers who search for either click the same products. */
export const KEYWORD_MATCHES = ['broad', 'phrase', 'exact', 'related'] as const

/** What a seller searches for. A field that is left out does not filter. */
export const KeywordFilter = object(
  {
    marketplace: optional(MarketplaceCode),
    /** Sample and real rows are never mixed in a list. */
    data: optional(oneOf('sample', 'imported')),
    month: optional(month('Month of the searches and of their growth; by default the last one')),
    seeds: optional(
      array(string({ maxLength: MAX_SEED_LENGTH }), {
        maxItems: MAX_SEEDS,
        description: `Terms that match any of these, also by their translation; ${MAX_SEARCHED_WORDS} words with those of \`with\` and \`without\``,
      }),
    ),
    match: optional(oneOf(...KEYWORD_MATCHES)),
    with: optional(
      string({
        maxLength: MAX_WITH_LENGTH,
        description: 'Words or phrases that the term or its translation has, separated by commas',
      }),
    ),
    without: optional(
      string({
        maxLength: MAX_WITHOUT_LENGTH,
        description: 'Words or phrases that neither the term nor its translation has, separated by commas',
      }),
    ),
    category: optional(string({ maxLength: 64, description: 'Id of a category, with those below it' })),
    range: optional(rangesOf(KEYWORD_NUMBERS)),
    choice: optional(choicesOf(KEYWORD_CHOICES)),
  },
  { additionalProperties: false },
)
export type KeywordFilter = Static<typeof KeywordFilter>

const order = {
  sort: optional(oneOf(...KEYWORD_NUMBER_NAMES)),
  order: optional(oneOf('asc', 'desc')),
}

const share = (description: string) => number({ minimum: 0, maximum: 1, description })

export const KeywordRow = object({
  id: integer(),
  text: string(),
  zh: nullable(string({ description: 'Chinese translation' })),
  niche: nullable(object({ id: string(), title: string() })),
  category: nullable(object({ id: string(), name: string(), path: array(string({ description: 'Root first' })) })),
  values: valuesOf(KEYWORD_NUMBERS),
  bidRange: nullable(object({ low: number(), high: number() })),
  /** Searches of the months up to `lastMonth`, 24 at most, oldest first. */
  trend: array(integer({ minimum: 0 })),
  lastMonth: nullable(month('Last month of `trend`')),
  period: nullable(oneOf(...PERIODS)),
  bestMonth: nullable(integer({ minimum: 1, maximum: 12 })),
  /** The most clicked products, the first one first. Empty in a month before the last one: their shares are not kept. */
  topThree: array(
    object({
      asin: string(),
      clickShare: share('Share of the clicks after a search'),
      conversionShare: share('Share of the purchases after a search'),
    }),
    { maxItems: 3 },
  ),
  observedOn: day('Day of the data'),
  sources: array(object({ source: oneOf(...KEYWORD_SOURCES), day: day('Day of the file') }), {
    description: 'Where an imported term comes from, the latest first; empty for the sample',
  }),
  sample: boolean({ description: 'True for made-up rows of the sample world' }),
})
export type KeywordRow = Static<typeof KeywordRow>

export const keywordSearch = endpoints({
  search: {
    method: 'POST',
    path: '/api/keywords/search',
    summary:
      'Search terms that match all filters, most searches first. Money in major units of `currency`; shares are fractions. `total` is exact, and every page can be read',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ ...KeywordFilter.properties, ...order, ...pageQuery }, { additionalProperties: false }),
    answer: data(
      object({
        row: array(KeywordRow),
        total: integer({ minimum: 0, description: 'Number of matching terms' }),
        all: integer({ minimum: 0, description: 'Number of terms without a filter' }),
        page: integer({ minimum: 1 }),
        size: integer({ minimum: 1 }),
        marketplace: MarketplaceCode,
        currency: string({ description: 'ISO 4217' }),
        data: oneOf('sample', 'imported'),
        hasBoth: boolean({ description: 'Whether the marketplace has sample and imported terms' }),
        months: array(month(), {
          description: 'Months with searches, latest first. One that no term has is not among them',
        }),
        csv: string({ description: 'Signed short-lived URL of all matching rows as CSV' }),
        xlsx: string({ description: 'Signed short-lived URL of all matching rows as an Excel workbook' }),
      }),
    ),
    failures: ['wrongRange', 'unknownMonth', 'notInMonth', 'unknownCategory', 'tooManyWords'],
  },
  words: {
    method: 'POST',
    path: '/api/keywords/words',
    summary: 'The words of all matching terms, the most frequent first, 100 at most. Plurals count with their singular',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: KeywordFilter,
    answer: data(
      object({
        row: array(
          object({
            word: string(),
            keywords: integer({ minimum: 1, description: 'Matching terms with the word' }),
            searches: integer({ minimum: 0, description: 'Monthly searches of these terms' }),
          }),
        ),
        total: integer({ minimum: 0, description: 'Number of matching terms' }),
      }),
    ),
    failures: ['wrongRange', 'unknownMonth', 'notInMonth', 'unknownCategory', 'tooManyWords'],
  },
  categories: {
    method: 'POST',
    path: '/api/keywords/categories',
    summary: 'The category tree of all terms, with the number that match the other filters; parents come first',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: KeywordFilter,
    answer: data(
      object({
        row: array(
          object({
            id: string(),
            parent: nullable(string()),
            name: string(),
            keywords: integer({ minimum: 0, description: 'Terms that match the other filters' }),
          }),
        ),
      }),
    ),
    failures: ['wrongRange', 'unknownMonth', 'notInMonth', 'tooManyWords'],
  },
  ...searchFiles({ path: '/download/keywords/keywords', rows: 'terms', maxLength: 16_000 }),
})
