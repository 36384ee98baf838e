/** Metrics of search terms in a week, month or quarter (DOMAIN A row 13, B4a). Formulas: search-term-formulas.texts.ts. */
import { numberMetric } from '../screener/metric.ts'
import { KEYWORD_NUMBERS } from './keyword-metrics.ts'
import type { TermPeriod } from './search-term-periods.ts'

/** Of the chosen period. */
const PERIOD_NUMBERS = {
  searchRank: numberMetric('rank', 'asc', 'month'),
  rankShift1: numberMetric('shift', 'desc', 'month'),
  rankShift4: numberMetric('shift', 'desc', 'month'),
  rankShift12: numberMetric('shift', 'desc', 'month'),
  searches: numberMetric('count', 'desc', 'month', { known: true }),
  change: numberMetric('change', 'desc', 'month'),
  change4: numberMetric('change', 'desc', 'month'),
  change12: numberMetric('change', 'desc', 'month'),
  yearChange: numberMetric('change', 'desc', 'month'),
  swing: numberMetric('share', 'desc', 'month'),
  streak: numberMetric('count', 'desc', 'month', { known: true }),
} as const
export type PeriodNumber = keyof typeof PERIOD_NUMBERS

/** Of the latest data, whatever the period is. */
export const LATEST_TERM_NUMBERS = [
  'clickShare',
  'conversionShare',
  'purchases',
  'purchaseRate',
  'products',
  'supplyDemand',
  'spr',
  'titleDensity',
  'bid',
  'advertisers',
  'price',
  'words',
] as const satisfies readonly (keyof typeof KEYWORD_NUMBERS)[]
type LatestNumber = (typeof LATEST_TERM_NUMBERS)[number]

const latest = <N extends LatestNumber>(name: N): { [K in N]: (typeof KEYWORD_NUMBERS)[K] } =>
  // The cast: a computed key widens to a string.
  ({ [name]: KEYWORD_NUMBERS[name] }) as { [K in N]: (typeof KEYWORD_NUMBERS)[K] }

export const TERM_NUMBERS = {
  ...PERIOD_NUMBERS,
  ...latest('clickShare'),
  ...latest('conversionShare'),
  conversionRatio: numberMetric('times', 'desc', 'latest'),
  ...latest('purchases'),
  ...latest('purchaseRate'),
  ...latest('products'),
  ...latest('supplyDemand'),
  ...latest('spr'),
  ...latest('titleDensity'),
  ...latest('bid'),
  ...latest('advertisers'),
  ...latest('price'),
  ...latest('words'),
} as const
export type TermNumber = keyof typeof TERM_NUMBERS
export const TERM_NUMBER_NAMES = Object.keys(TERM_NUMBERS) as TermNumber[] // keys of a const object

/** Rises in a row are counted up to here. */
export const MAX_STREAK = 12

/** Known for weeks only: Amazon's ranks of months and quarters are not stored, and half a year has no year before. */
const WEEK_ONLY: readonly TermNumber[] = [
  'searchRank',
  'rankShift1',
  'rankShift4',
  'rankShift12',
  'change4',
  'change12',
]

export const isInPeriod = (name: TermNumber, kind: TermPeriod): boolean =>
  kind === 'week' ? name !== 'yearChange' : !WEEK_ONLY.includes(name)

/** The order of a list that has none: the most searched terms first. */
export const defaultTermSort = (kind: TermPeriod): TermNumber => (kind === 'week' ? 'searchRank' : 'searches')
