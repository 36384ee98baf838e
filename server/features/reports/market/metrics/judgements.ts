/** Good and bad judgements by rule. Each subject has one number and two separate thresholds, so sentences cannot contradict. */
import type { Topic } from '#contracts/model/catalogue.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { derivedFigure, factFigure } from '../../asin/context.ts'
import {
  certainNumber,
  negate,
  negateCertain,
  numberOf,
  numberOfCertainSign,
} from '../../asin/metrics/judged-number.ts'
import { type Judgement, judge, type Subject } from '../../asin/metrics/judgements.ts'
import type { MarketContext } from '../context.ts'
import type { MarketMetrics } from './metrics.ts'
import { MANY_NEW } from './newcomers.ts'

export const marketJudgements = (context: MarketContext, metrics: MarketMetrics): Judgement[] =>
  marketSubjects(context, metrics).flatMap(judge)

export const topTopic = ({ facts }: MarketContext, kind: Topic['kind']): Topic | null =>
  [...(facts.topics ?? [])].filter((topic) => topic.kind === kind).sort((a, b) => b.share - a.share)[0] ?? null

export const topicFigures = (context: MarketContext, topic: Topic | null): Record<'topic' | 'share', Figure> => ({
  topic: {
    ...factFigure(context, 'ratings.topic', 'text', topic?.name ?? null),
    ...(topic ? { names: { 'zh-CN': topic.zh, 'en-US': topic.en } } : {}),
  },
  share: factFigure(
    context,
    topic?.kind === 'return' ? 'ratings.ofReturns' : 'ratings.ofReviews',
    'percent',
    topic?.share ?? null,
  ),
})

export function marketSubjects(context: MarketContext, metrics: MarketMetrics): Subject[] {
  return [
    ...demandSubjects(metrics),
    ...profitSubjects(metrics),
    ...rivalSubjects(metrics),
    ...entrySubjects(metrics),
    ...buyerSubjects(context, metrics),
  ]
}

/** Units per month from which a market is large; the score gives 6.5 of 10 points there. */
const LARGE = 40_000

const demandSubjects = ({ size, demand }: MarketMetrics): Subject[] => [
  {
    name: 'size',
    // One strong product does not make a large market.
    value: size.isLowerBound && size.few ? null : certainNumber(size.units, LARGE, 1500),
    good: { from: LARGE, side: 'strengths', key: size.isLowerBound ? 'judge.size.floor' : 'judge.size.good' },
    // A partial sum is a lower bound, so it cannot show that a market is small.
    bad: size.isLowerBound ? null : { to: 1500, side: 'weaknesses', key: 'judge.size.bad' },
    params: { units: size.units },
  },
  {
    name: 'growth',
    value: numberOf(demand.unitsGrowth),
    good: { from: 0.1, side: 'opportunities', key: 'judge.growth.good' },
    bad: { to: -0.05, side: 'threats', key: 'judge.growth.bad' },
    params: { change: demand.unitsGrowth, units: demand.unitsTwelve },
  },
  {
    name: 'searches',
    value: numberOf(demand.searchGrowth),
    good: { from: 0.1, side: 'opportunities', key: 'judge.searches.good' },
    bad: { to: -0.05, side: 'threats', key: 'judge.searches.bad' },
    params: { change: demand.searchGrowth },
  },
  {
    name: 'season',
    value: negate(demand.swing),
    good: { from: -1.4, side: 'strengths', key: 'judge.season.good' },
    bad: { to: -2.5, side: 'weaknesses', key: 'judge.season.bad' },
    params: { swing: demand.swing, peak: demand.peak, low: demand.low },
  },
]

const profitSubjects = ({ size, margin, bands }: MarketMetrics): Subject[] => [
  {
    name: 'margin',
    value: certainNumber(margin.margin, 0.6, 0.45),
    good: { from: 0.6, side: 'strengths', key: 'judge.margin.good' },
    bad: { to: 0.45, side: 'weaknesses', key: 'judge.margin.bad' },
    params: { margin: margin.margin, left: margin.left },
  },
  {
    name: 'returns',
    value: negate(size.returnRate),
    good: { from: -0.04, side: 'strengths', key: 'judge.returns.good' },
    bad: { to: -0.09, side: 'weaknesses', key: 'judge.returns.bad' },
    params: { rate: size.returnRate },
  },
  {
    name: 'price',
    value: numberOf(bands.priceChange),
    good: { from: 0.03, side: 'opportunities', key: 'judge.price.good' },
    bad: { to: -0.03, side: 'threats', key: 'judge.price.bad' },
    params: { change: bands.priceChange, price: size.averagePrice },
  },
  {
    name: 'rich',
    value: numberOfCertainSign(bands.richEarns),
    good: { from: 0, side: 'opportunities', key: 'judge.rich.good' },
    bad: { to: -1, side: 'threats', key: 'judge.rich.bad' },
    params: { band: bands.richBand, earns: bands.richEarns },
  },
  {
    name: 'sweet',
    value: numberOfCertainSign(bands.sweetLead),
    good: { from: 0.2, side: 'opportunities', key: 'judge.sweetMedian.good' },
    bad: null,
    params: { band: bands.sweetBand, units: bands.sweetUnits, lead: bands.sweetLead },
  },
]

function rivalSubjects({ concentration, size }: MarketMetrics): Subject[] {
  const { topTen, excess, topBrand, topBrandName, amazon, chinese } = concentration
  return [
    {
      name: 'concentration',
      value: negateCertain(excess, 0.45, 0.22),
      good: { from: -0.22, side: 'opportunities', key: 'judge.concentration.good' },
      bad: { to: -0.45, side: 'threats', key: 'judge.concentration.bad' },
      params: { share: topTen, excess, known: size.known },
    },
    {
      name: 'brand',
      value: negateCertain(topBrand, 0.25, 0.1),
      good: { from: -0.1, side: 'opportunities', key: 'judge.brand.good' },
      bad: { to: -0.25, side: 'threats', key: 'judge.brand.bad' },
      params: { brand: topBrandName, share: topBrand },
    },
    {
      name: 'amazon',
      value: negateCertain(amazon, 0.2, 0),
      good: null,
      bad: { to: -0.2, side: 'threats', key: 'judge.amazon.bad' },
      params: { share: amazon },
    },
    {
      name: 'chinese',
      value: negateCertain(chinese, 0.65, 0),
      good: null,
      bad: { to: -0.65, side: 'threats', key: 'judge.chinese.bad' },
      params: { share: chinese },
    },
  ]
}

const entrySubjects = ({ newcomers, size }: MarketMetrics): Subject[] => [
  {
    name: 'new',
    value: numberOf(newcomers.provenShare),
    good: { from: MANY_NEW, side: 'opportunities', key: 'judge.newShare.good' },
    bad: { to: 0.05, side: 'threats', key: 'judge.newShare.bad' },
    params: { share: newcomers.newShare, dated: newcomers.dated },
  },
  {
    name: 'success',
    value: certainNumber(newcomers.success, 0.3, 0.1),
    good: { from: 0.3, side: 'opportunities', key: 'judge.successRate.good' },
    bad: { to: 0.1, side: 'threats', key: 'judge.successRate.bad' },
    params: { rate: newcomers.success, fresh: newcomers.fresh },
  },
  {
    name: 'threshold',
    value: negate(newcomers.threshold),
    good: { from: -400, side: 'opportunities', key: 'judge.leaders.good' },
    bad: { to: -2000, side: 'weaknesses', key: 'judge.leaders.bad' },
    params: { ratings: newcomers.threshold, leaders: newcomers.leaders },
  },
  {
    name: 'rating',
    value: negate(size.rating),
    good: { from: -4.2, side: 'opportunities', key: 'judge.rating.good' },
    bad: { to: -4.6, side: 'weaknesses', key: 'judge.rating.bad' },
    params: { rating: size.rating },
  },
]

function buyerSubjects(context: MarketContext, { forms, keywords }: MarketMetrics): Subject[] {
  const complaint = topTopic(context, 'complaint')
  const returnReason = topTopic(context, 'return')
  const best = keywords.best
  return [
    {
      name: 'complaint',
      value: complaint?.share ?? null,
      good: { from: 0.06, side: 'opportunities', key: 'judge.complaint.good' },
      bad: null,
      params: topicFigures(context, complaint),
    },
    {
      name: 'return',
      value: returnReason ? -returnReason.share : null,
      good: null,
      bad: { to: -0.2, side: 'weaknesses', key: 'judge.return.bad' },
      params: topicFigures(context, returnReason),
    },
    {
      name: 'form',
      value: numberOfCertainSign(forms.widestGap),
      good: { from: 0.05, side: 'opportunities', key: 'judge.form.good' },
      bad: null,
      params: {
        form: forms.widestName,
        share: forms.widestShare,
        unitShare: forms.widestUnitShare,
        gap: forms.widestGap,
      },
    },
    {
      name: 'word',
      value: best ? 1 : null,
      good: { from: 1, side: 'opportunities', key: 'judge.word.good' },
      bad: null,
      params: {
        word: best?.keyword.text ?? '',
        searches: factFigure(context, 'keywords.searches', 'count', best?.keyword.searches ?? null),
        rate: derivedFigure(context, 'keywords.purchaseRate', 'percent', best?.rate ?? null, 'note.purchaseRate'),
      },
    },
    {
      name: 'clicks',
      value: negate(keywords.clickShare),
      good: { from: -0.3, side: 'opportunities', key: 'judge.clicks.good' },
      bad: { to: -0.5, side: 'threats', key: 'judge.clicks.bad' },
      params: { share: keywords.clickShare },
    },
  ]
}
