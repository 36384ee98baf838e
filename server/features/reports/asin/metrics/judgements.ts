/**
 * Each subject has one number and two thresholds that do not overlap: the good sentence applies at or above one, the
 * bad one at or below the other, and none between. So sentences cannot contradict each other.
 */
import { roundTo } from '#contracts/model/number.ts'
import type { Quadrant } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { Context } from '../context.ts'
import { factFigure } from '../context.ts'
import { certainNumber, negate, numberOf } from './judged-number.ts'
import type { Metrics } from './metrics.ts'
import { topicParams } from './ratings.ts'

type Side = Quadrant['title']

export interface Subject {
  name: string
  /** null: no judgement. */
  value: number | null
  good: { from: number; side: Side; key: TextKey } | null
  bad: { to: number; side: Side; key: TextKey } | null
  params: Sentence['params']
}

export interface Judgement {
  subject: string
  good: boolean
  side: Side
  sentence: Sentence
}

export function judge({ name, value, good, bad, params }: Subject): Judgement[] {
  if (value === null || Object.values(params).some((param) => typeof param !== 'string' && param.value === null))
    return []
  if (good && value >= good.from)
    return [{ subject: name, good: true, side: good.side, sentence: { key: good.key, params } }]
  if (bad && value <= bad.to)
    return [{ subject: name, good: false, side: bad.side, sentence: { key: bad.key, params } }]
  return []
}

export const judgements = (context: Context, metrics: Metrics): Judgement[] =>
  subjectsOf(context, metrics).flatMap(judge)

/** Ratings are shown to one decimal: a difference of 0.1 may be rounding. */
const RATING_STEP = 0.2
/** Amazon Vine can bring up to 30 ratings, so a smaller lead or gap is not a finding. */
const VINE_RATINGS = 30
/** Many shoppers filter out products below four stars (our threshold). */
const GOOD_RATING = 4
/** From this many ratings on, a lead is hard to catch up with (our threshold). */
const TRUSTED_RATINGS = 500
/** With this many sellers the price of a page is contested. */
const MANY_SELLERS = 4
/** Units a month below which demand is weak (our threshold). */
const WEAK_UNITS = 100

/** Longer than 60 lines: the table of all subjects. */
export function subjectsOf(context: Context, metrics: Metrics): Subject[] {
  const { sales, price, traffic, leaders, rivals, ratings, profit, listing, variants, rights } = metrics
  const { category, product } = context.facts
  const difference = (a: Figure, b: Figure) =>
    numberOf(a) === null || numberOf(b) === null ? null : roundTo(Number(a.value) - Number(b.value), 2)
  const ratingLead = difference(ratings.judgedRating, rivals.medianRating)
  // A product that is rated lower or hardly at all should not cost as much as its rivals.
  const isLowPriceJustified =
    ratings.judgedRating.few !== undefined || product.ratings === 0 || (ratingLead ?? 0) <= -RATING_STEP
  // Sellers of one page share its Buy Box, and a seller that raises the price loses it.
  const isShared = (product.sellers ?? 1) >= MANY_SELLERS
  const stars = numberOf(ratings.judgedRating)
  const isTrusted = (stars ?? 0) >= GOOD_RATING && (product.ratings ?? 0) >= TRUSTED_RATINGS
  const ratingsGap = numberOf(rivals.ratingsGap)
  const complaint = ratings.top('complaint')
  const praise = ratings.undisputed
  const topic = (found: typeof praise) => topicParams(context, found)
  const returns = factFigure(context, 'rivals.returnRate', 'percent', category?.returnRate ?? null)
  return [
    {
      name: 'rights',
      value: rights.level && { none: 0, low: 0, medium: -1, high: -2 }[rights.level],
      good: null,
      bad: { to: -1, side: 'threats', key: rights.level === 'high' ? 'swot.rights.high' : 'swot.rights.medium' },
      params: {},
    },
    {
      name: 'trend',
      value: numberOf(sales.trailing),
      good: { from: 0.1, side: 'strengths', key: 'swot.trend.good' },
      bad: { to: -0.1, side: 'weaknesses', key: 'swot.trend.bad' },
      params: { change: sales.trailing, units: sales.unitsTwelve },
    },
    {
      name: 'rating',
      value: ratingLead,
      good: { from: RATING_STEP, side: 'strengths', key: 'swot.rating.good' },
      bad: { to: -RATING_STEP, side: 'weaknesses', key: 'swot.rating.bad' },
      params: { rating: ratings.rating, median: rivals.medianRating },
    },
    {
      name: 'lowRating',
      // A rating below the rivals' is the stronger finding.
      value: (ratingLead ?? 0) <= -RATING_STEP ? null : stars,
      good: null,
      bad: { to: GOOD_RATING - 0.05, side: 'weaknesses', key: 'swot.lowRating.bad' },
      params: { rating: ratings.rating, ratings: ratings.ratings },
    },
    {
      name: 'volume',
      value: numberOf({ ...sales.units, value: sales.units.high ?? sales.units.value }),
      good: null,
      bad: { to: WEAK_UNITS - 1, side: 'weaknesses', key: 'swot.volume.bad' },
      params: { units: sales.units },
    },
    {
      name: 'ratings',
      value:
        Math.max(product.ratings ?? 0, numberOf(rivals.medianRatings) ?? 0) > VINE_RATINGS &&
        (isTrusted || (ratingsGap ?? 0) < 0)
          ? ratingsGap
          : null,
      good: { from: 0.5, side: 'strengths', key: 'swot.ratings.good' },
      bad: { to: -0.5, side: 'weaknesses', key: 'swot.ratings.bad' },
      params: { ratings: ratings.ratings, median: rivals.medianRatings },
    },
    {
      name: 'margin',
      value: certainNumber(profit.grossMargin, 0.6, 0.45),
      good: { from: 0.6, side: 'strengths', key: 'swot.margin.good' },
      bad: { to: 0.45, side: 'weaknesses', key: 'swot.margin.bad' },
      params: { margin: profit.grossMargin, ceiling: profit.ceiling },
    },
    {
      name: 'loss',
      value: negate(profit.loss),
      good: null,
      bad: { to: 0, side: 'weaknesses', key: 'swot.loss.bad' },
      params: { loss: profit.loss },
    },
    {
      name: 'listing',
      value: numberOf(listing.scoreFigure),
      good: { from: 85, side: 'strengths', key: 'swot.listing.good' },
      bad: { to: 70, side: 'weaknesses', key: 'swot.listing.bad' },
      params: { score: listing.scoreFigure },
    },
    {
      name: 'ads',
      value: negate(traffic.adDependence),
      good: { from: -0.25, side: 'strengths', key: 'swot.ads.good' },
      bad: { to: -0.45, side: 'weaknesses', key: 'swot.ads.bad' },
      params: { share: traffic.adDependence },
    },
    {
      name: 'concentration',
      value: negate(traffic.topShare),
      good: null,
      bad: { to: -0.25, side: 'threats', key: 'swot.concentration.bad' },
      params: { word: traffic.topWord ?? '', share: traffic.topShare },
    },
    {
      name: 'leads',
      value: numberOf(leaders.leadingShare),
      good: { from: 0.3, side: 'strengths', key: 'swot.leads.good' },
      bad: { to: 0, side: 'weaknesses', key: 'swot.leads.bad' },
      params: { core: leaders.core, leading: leaders.leading },
    },
    {
      name: 'converts',
      value: numberOf(leaders.conversion),
      good: { from: 1.1, side: 'strengths', key: 'swot.converts.good' },
      bad: { to: 0.9, side: 'weaknesses', key: 'swot.converts.bad' },
      params: { words: leaders.conversionWords, ratio: leaders.conversion },
    },
    {
      name: 'alike',
      value: negate(rivals.alike),
      good: { from: 0, side: 'opportunities', key: 'swot.alike.good' },
      bad: { to: -5, side: 'threats', key: 'swot.alike.bad' },
      params: { compared: rivals.compared, alike: rivals.alike, nearest: rivals.nearest, likeness: rivals.similarity },
    },
    {
      name: 'variantGaps',
      value: numberOf(variants.count),
      good: { from: 1, side: 'opportunities', key: 'swot.variantGaps.good' },
      bad: null,
      params: { count: variants.count, best: variants.best },
    },
    {
      name: 'demand',
      value: numberOf(traffic.demand),
      good: { from: 0.05, side: 'opportunities', key: 'swot.demand.good' },
      bad: { to: -0.05, side: 'threats', key: 'swot.demand.bad' },
      params: { change: traffic.demand },
    },
    {
      name: 'season',
      value: sales.phase === null ? null : { rising: 1, steady: 0, falling: -1 }[sales.phase],
      good: { from: 1, side: 'opportunities', key: 'swot.season.good' },
      bad: { to: -1, side: 'threats', key: 'swot.season.bad' },
      params: { peak: sales.peak, low: sales.low },
    },
    {
      name: 'price',
      value:
        !rivals.isComparable || (Number(rivals.priceGap.value) < 0 && (isLowPriceJustified || isShared))
          ? null
          : negate(rivals.priceGap),
      good: { from: 0.08, side: 'opportunities', key: 'swot.price.good' },
      bad: { to: -0.15, side: 'threats', key: 'swot.price.bad' },
      params: { price: price.now, median: rivals.medianPrice, gap: rivals.priceGap },
    },
    {
      name: 'buyBox',
      value: numberOf(price.buyBoxShare),
      good: { from: 0.9, side: 'strengths', key: 'swot.buyBox.good' },
      bad: { to: 0.75, side: 'threats', key: 'swot.buyBox.bad' },
      params: { seller: price.buyBoxSeller, share: price.buyBoxShare },
    },
    {
      name: 'sellers',
      value: product.sellers === null ? null : -product.sellers,
      good: null,
      bad: { to: -MANY_SELLERS, side: 'threats', key: 'swot.sellers.bad' },
      params: { sellers: factFigure(context, 'product.sellers', 'count', product.sellers) },
    },
    {
      name: 'returns',
      value: negate(returns),
      good: { from: -0.04, side: 'opportunities', key: 'swot.returns.good' },
      bad: { to: -0.09, side: 'threats', key: 'swot.returns.bad' },
      params: { rate: returns },
    },
    {
      name: 'praise',
      value: praise?.share ?? null,
      good: { from: 0.1, side: 'strengths', key: 'swot.praise.good' },
      bad: null,
      params: topic(praise),
    },
    {
      name: 'complaint',
      value: complaint ? -complaint.share : null,
      good: null,
      bad: { to: -0.06, side: 'weaknesses', key: 'swot.complaint.bad' },
      params: topic(complaint),
    },
    {
      name: 'coupon',
      value: product.coupon === null ? null : -product.coupon,
      good: null,
      bad: { to: -0.1, side: 'weaknesses', key: 'swot.coupon.bad' },
      params: { coupon: price.coupon },
    },
  ]
}
