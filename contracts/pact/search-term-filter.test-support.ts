/** Filters of search terms and of their products with all fields. */
import { TERM_NUMBER_NAMES } from '#contracts/model/keywords/search-term-metrics.ts'
import { TERM_PRODUCT_NUMBER_NAMES } from '#contracts/model/keywords/term-product-metrics.ts'
import type { TermProductFilter } from '../api/search-term-products.ts'
import type { SearchTermFilter } from '../api/search-terms.ts'

/** The value for every one of these numbers. */
const valuesOf = <N extends string, V>(names: readonly N[], value: V) =>
  // The cast: Object.fromEntries forgets the keys.
  Object.fromEntries(names.map((name) => [name, value])) as Record<N, V>

const wide = { min: -1_000_000.5, max: 1_000_000_000.5 }

export const everyTermFilter = {
  marketplace: 'US',
  data: 'sample',
  kind: 'week',
  period: '2026-11-08',
  words: 'travel mug',
  match: 'broad',
  with: 'travel',
  without: 'straw, lid',
  category: '7720156299fa',
  model: 'hot',
  range: valuesOf(TERM_NUMBER_NAMES, wide),
} satisfies SearchTermFilter

export const everyTermProductFilter = {
  ...everyTermFilter,
  brand: 'acme',
  goods: valuesOf(TERM_PRODUCT_NUMBER_NAMES, wide),
} satisfies TermProductFilter

/** Ranges without ends do not filter. */
export const openTermRanges = { range: valuesOf(TERM_NUMBER_NAMES, {}) } satisfies SearchTermFilter
export const openProductRanges = { goods: valuesOf(TERM_PRODUCT_NUMBER_NAMES, {}) } satisfies TermProductFilter
