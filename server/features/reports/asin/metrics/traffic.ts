import type { Placement } from '#contracts/model/catalogue-keywords.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { type Context, derivedFigure, withholdTooFew } from '../context.ts'
import type { AsinFacts } from '../facts.ts'
import { sum } from './statistics.ts'

export type Word = NonNullable<AsinFacts['placements']>[number]

const PAGE_ONE_PRODUCTS = 48

export interface TrafficMetrics {
  words: Word[]
  count: Figure
  /** Shares of the product's traffic: organic and paid from the listed keywords, and all other keywords. */
  organic: Figure
  ads: Figure
  others: Figure
  adDependence: Figure
  topWord: string | null
  topShare: Figure
  topTenShare: Figure
  pageOne: Figure
  /** Change in searches: the last three months against the same months a year before. */
  demand: Figure
}

export const organicShare = (placement: Placement): number => placement.trafficShare - placement.adShare

export function trafficMetrics(context: Context): TrafficMetrics {
  const words = context.facts.placements ?? []
  const hasWords = words.length > 0
  const trends = words.map((word) => word.keyword.trend).filter((trend) => trend.length >= 15)
  const total = sum(words.map((word) => word.trafficShare))
  const ads = sum(words.map((word) => word.adShare))
  const share = (value: number) => (hasWords ? Math.max(0, value) : null)
  const percent = (label: Figure['label'], value: number | null) =>
    derivedFigure(context, label, 'percent', value, 'note.traffic')
  return {
    words,
    count: derivedFigure(context, 'traffic.words', 'count', hasWords ? words.length : null, 'note.traffic'),
    organic: percent('traffic.organic', share(total - ads)),
    ads: percent('traffic.ads', share(ads)),
    others: percent('traffic.others', share(1 - total)),
    adDependence: withholdTooFew(
      derivedFigure(context, 'traffic.adDependence', 'percent', total > 0 ? ads / total : null, 'note.adDependence'),
      words.length,
    ),
    topWord: words[0]?.keyword.text ?? null,
    topShare: percent('traffic.topShare', words[0]?.trafficShare ?? null),
    topTenShare: percent('traffic.topTenShare', share(sum(words.slice(0, 10).map((word) => word.trafficShare)))),
    pageOne: derivedFigure(
      context,
      'traffic.pageOne',
      'count',
      hasWords
        ? words.filter((word) => word.organicRank !== null && word.organicRank <= PAGE_ONE_PRODUCTS).length
        : null,
      'note.pageOne',
    ),
    demand: withholdTooFew(
      derivedFigure(context, 'keywords.demand', 'change', demandChange(trends), 'note.demand'),
      trends.length,
    ),
  }
}

function demandChange(trends: number[][]): number | null {
  const quarter = (from: number, to?: number) => sum(trends.flatMap((trend) => trend.slice(from, to)))
  const before = quarter(-15, -12)
  return trends.length > 0 && before > 0 ? quarter(-3) / before - 1 : null
}
