import type { KeywordChoice, KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'

/** Fields of the filter panel by topic. */
export const FILTER_GROUPS = {
  demand: ['searches', 'searchesChange', 'searchesTrend', 'searchesYear', 'searchesYearShift', 'period', 'bestMonth'],
  rank: ['searchRank', 'rankShift1', 'rankShift4', 'rankShift12'],
  buying: ['purchases', 'purchaseRate', 'clickShare', 'conversionShare'],
  rivals: ['products', 'supplyDemand', 'spr', 'titleDensity', 'advertisers', 'goodsValue'],
  goods: ['bid', 'price', 'ratings', 'rating'],
  term: ['words'],
} as const satisfies Record<string, readonly (KeywordNumber | KeywordChoice)[]>
export type FilterGroup = keyof typeof FILTER_GROUPS
