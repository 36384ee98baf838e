/** The metrics of one keyword: contracts/model/keywords/keyword-metrics.texts.ts has their formulas. */
import type { Keyword } from '#contracts/model/catalogue-keywords.ts'
import type { KeywordNumber, Period } from '#contracts/model/keywords/keyword-metrics.ts'
import { bestMonthOf, isNewNiche, periodOf } from '#contracts/model/keywords/period.ts'
import { sprOf } from '#contracts/model/keywords/spr.ts'
import type { StoredKeyword } from '#server/features/catalogue/public.writing.ts'
import { growth, share } from './ratios.ts'

export interface KeywordMeasures {
  /** Money in minor units; null: unknown. */
  numbers: Record<KeywordNumber, number | null>
  period: Period | null
  /** 1 to 12; null with less than a year of months. */
  bestMonth: number | null
}

export function measureKeyword({
  keyword,
  lastMonth,
  weeks,
  pageOne,
  clicks,
  goodsValue,
}: StoredKeyword): KeywordMeasures {
  const { searches, trend, purchases, products, topThree } = keyword
  const ranks = weeks?.frequencyRank ?? []
  const rank = ranks.at(-1)
  const rankShift = (weeksAgo: number) => difference(ranks.at(-1 - weeksAgo), rank)
  return {
    numbers: {
      searches,
      searchesChange: growth(trend.at(-2), trend.at(-1)),
      searchesTrend: growth(quarterSum(trend, -6, -3), quarterSum(trend, -3)),
      searchesYear: growth(trend.at(-13), trend.at(-1)),
      searchesYearShift: difference(trend.at(-1), trend.at(-13)),
      searchRank: rank ?? null,
      rankShift1: rankShift(1),
      rankShift4: rankShift(4),
      rankShift12: rankShift(12),
      purchases,
      purchaseRate: purchases === null || searches === null ? null : share(purchases, searches),
      products,
      supplyDemand: searches === null || products === null ? null : share(searches, products),
      spr: purchases === null ? null : sprOf(purchases),
      titleDensity: keyword.titleDensity,
      clickShare: sumOf(topThree.map(({ clickShare }) => clickShare)) ?? clicks.click,
      conversionShare: sumOf(topThree.map(({ conversionShare }) => conversionShare)) ?? clicks.conversion,
      goodsValue,
      bid: keyword.bid,
      advertisers: keyword.advertisers,
      price: pageOne.price === null ? null : Math.round(pageOne.price),
      ratings: pageOne.ratings,
      rating: pageOne.rating,
      words: wordCount(keyword),
    },
    period: lastMonth === null ? null : isNew(keyword) ? 'new' : periodOf(trend, lastMonth),
    bestMonth: lastMonth === null ? null : bestMonthOf(trend, lastMonth),
  }
}

/** Files say nothing of the months before them, so an imported term is never new. */
const isNew = ({ source, trend }: Keyword): boolean => source === 'sample' && isNewNiche(trend)

const difference = (one: number | null | undefined, other: number | null | undefined): number | null =>
  one == null || other == null ? null : one - other

/** Null with fewer than three months. */
function quarterSum(trend: readonly number[], from: number, to?: number): number | null {
  const months = trend.slice(from, to)
  return months.length < 3 ? null : sumOf(months)
}

const sumOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)

/** A Japanese term counts as one word: spaces in it do not tell how many words it has. */
const wordCount = ({ marketplace, text }: Keyword) => (marketplace === 'JP' ? 1 : text.trim().split(/\s+/).length)
