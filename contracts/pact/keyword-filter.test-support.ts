/** A filter of search terms with all of its fields. */
import type { KeywordFilter } from '#contracts/api/keyword-search.ts'
import { KEYWORD_NUMBER_NAMES } from '#contracts/model/keywords/keyword-metrics.ts'

/** The value for every number. */
const valuesOf = <V>(value: V) => Object.fromEntries(KEYWORD_NUMBER_NAMES.map((name) => [name, value]))

export const everyKeywordFilter = {
  marketplace: 'US',
  data: 'sample',
  month: '2026-10',
  seeds: ['travel mug'],
  match: 'broad',
  with: 'travel',
  without: 'straw, lid',
  category: '7720156299fa',
  range: valuesOf({ min: -1_000_000.5, max: 1_000_000_000.5 }),
  choice: { period: ['general'], bestMonth: ['1'] },
} satisfies KeywordFilter

/** Ranges without ends do not filter. */
export const openRanges = { range: valuesOf({}), choice: {} } satisfies KeywordFilter

/** Bids are known for the last month only. */
export const bidsInThePast = { month: '2026-09', range: { bid: { min: 1.5 } } } satisfies KeywordFilter

/** Seeds with more words than a search takes. */
export const manyWords = Array.from({ length: 8 }, (_, seed) => `a${seed} `.repeat(65).trim())
