import { LATEST_TERM_NUMBERS, type TermNumber } from '#contracts/model/keywords/search-term-metrics.ts'
import type { TermProductNumber } from '#contracts/model/keywords/term-product-metrics.ts'

const CLICKS = ['clickShare', 'conversionShare', 'conversionRatio'] as const satisfies readonly TermNumber[]

/** Fields of the filter panel by topic. */
export const TERM_GROUPS = {
  period: [
    'searchRank',
    'rankShift1',
    'rankShift4',
    'rankShift12',
    'searches',
    'change',
    'change4',
    'change12',
    'yearChange',
    'swing',
    'streak',
  ],
  clicks: CLICKS,
  latest: LATEST_TERM_NUMBERS.filter((name) => !CLICKS.some((each) => each === name)),
} as const satisfies Record<string, readonly TermNumber[]>

/** The same for products. */
export const PRODUCT_GROUPS = {
  places: [
    'terms',
    'firsts',
    'seconds',
    'thirds',
    'termSearches',
    'clicks',
    'avgClickShare',
    'avgConversionShare',
    'clickConversion',
  ],
  goods: ['productPrice', 'productRating', 'productRatings', 'units'],
} as const satisfies Record<string, readonly TermProductNumber[]>
