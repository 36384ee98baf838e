/** Metrics of search terms (DOMAIN A row 9, B4a, B5). Formulas: keyword-metrics.texts.ts. */
import { choiceMetric, numberMetric } from '../screener/metric.ts'
import { MONTHS_OF_YEAR } from '../screener/shared-values.ts'

export const KEYWORD_NUMBERS = {
  searches: numberMetric('count', 'desc', 'month'),
  searchesChange: numberMetric('change', 'desc', 'month'),
  searchesTrend: numberMetric('change', 'desc', 'month'),
  searchesYear: numberMetric('change', 'desc', 'month'),
  searchesYearShift: numberMetric('shift', 'desc', 'month'),
  searchRank: numberMetric('rank', 'asc', 'latest'),
  rankShift1: numberMetric('shift', 'desc', 'latest'),
  rankShift4: numberMetric('shift', 'desc', 'latest'),
  rankShift12: numberMetric('shift', 'desc', 'latest'),
  purchases: numberMetric('count', 'desc', 'latest'),
  purchaseRate: numberMetric('share', 'desc', 'latest'),
  products: numberMetric('count', 'asc', 'latest'),
  supplyDemand: numberMetric('times', 'desc', 'latest'),
  spr: numberMetric('count', 'asc', 'latest'),
  titleDensity: numberMetric('count', 'asc', 'latest'),
  clickShare: numberMetric('share', 'asc', 'latest'),
  conversionShare: numberMetric('share', 'asc', 'latest'),
  bid: numberMetric('money', 'asc', 'latest'),
  advertisers: numberMetric('count', 'asc', 'latest'),
  goodsValue: numberMetric('share', 'desc', 'latest'),
  price: numberMetric('money', 'desc', 'latest'),
  ratings: numberMetric('count', 'asc', 'latest'),
  rating: numberMetric('rating', 'asc', 'latest'),
  words: numberMetric('count', 'desc', 'fixed', { known: true }),
} as const
export type KeywordNumber = keyof typeof KEYWORD_NUMBERS
export const KEYWORD_NUMBER_NAMES = Object.keys(KEYWORD_NUMBERS) as KeywordNumber[] // keys of a const object

/** How the searches of 24 months go, see period.ts. `new`: there were none a year ago. */
export const PERIODS = ['general', 'seasonal', 'growing', 'declining', 'new'] as const
export type Period = (typeof PERIODS)[number]

export const KEYWORD_CHOICES = {
  period: choiceMetric(...PERIODS),
  bestMonth: choiceMetric(...MONTHS_OF_YEAR),
} as const
export type KeywordChoice = keyof typeof KEYWORD_CHOICES
