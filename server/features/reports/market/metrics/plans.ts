import { type Action, IMPORTS, type ImportKind } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, factFigure } from '../../asin/context.ts'
import { numberOf } from '../../asin/metrics/judged-number.ts'
import { hasKnownFigures, sentence } from '../../model/blocks.ts'
import { isTooOld } from '../../model/data-age.ts'
import { verdictOf } from '../../model/verdict.ts'
import type { MarketContext } from '../context.ts'
import type { BandMetrics } from './bands.ts'
import { marketJudgements, topicFigures, topTopic } from './judgements.ts'
import type { MarginMetrics } from './margin.ts'
import type { MarketMetrics } from './metrics.ts'
import { openBecause } from './score.ts'

const MAX_PLANS = 10
/** Amazon Vine brings up to 30 ratings, so fewer need no plan. */
const VINE_RATINGS = 30
const ORDER: Record<Action['priority'], number> = { high: 0, medium: 1, low: 2 }

interface Plan {
  key: TextKey
  days: number
  priority: Action['priority']
  params?: Sentence['params']
  /** Replaces the judgement's sentence if the plan is about a part of the market. */
  why?: Sentence
}

export function marketActions(context: MarketContext, metrics: MarketMetrics): Action[] {
  const plans = plansOf(context, metrics)
  const judged = marketJudgements(context, metrics).flatMap(({ subject, good, sentence: why }): Action[] => {
    const plan = plans[`${subject}.${good ? 'good' : 'bad'}`]
    return plan
      ? [
          {
            what: sentence(plan.key, plan.params),
            why: plan.why ?? why,
            withinDays: plan.days,
            priority: plan.priority,
          },
        ]
      : []
  })
  return [...decision(context, metrics), ...judged, ...importActions(context)]
    .filter((action) => hasKnownFigures(action.what) && hasKnownFigures(action.why))
    .sort((a, b) => ORDER[a.priority] - ORDER[b.priority] || a.withinDays - b.withinDays)
    .slice(0, MAX_PLANS)
}

/** The decision whether to enter. Without a verdict, it advises to buy nothing yet. */
function decision(context: MarketContext, { score }: MarketMetrics): Action[] {
  const first = (what: TextKey, why: Sentence, withinDays = 7): Action[] => [
    { what: sentence(what), why, withinDays, priority: 'high' },
  ]
  const verdict = verdictOf(score)
  if (verdict === 'open')
    return first(isTooOld(context) ? 'plan.decide.old' : 'plan.decide.open', openBecause(context, score))
  // Test goods take weeks to arrive.
  const days = verdict === 'caution' ? 60 : 7
  return first(`plan.decide.${verdict}`, sentence('plan.decide.why', { total: score.total }), days)
}

function plansOf(
  context: MarketContext,
  { bands, demand, forms, margin, newcomers, keywords }: MarketMetrics,
): Record<string, Plan> {
  const { topic } = topicFigures(context, topTopic(context, 'complaint'))
  const returnReason = topicFigures(context, topTopic(context, 'return'))
  const best = keywords.best?.keyword ?? null
  const sweet: Plan = { key: 'plan.sweet', days: 30, priority: 'high', params: { band: bands.sweetBand } }
  return {
    'rich.good': { key: 'plan.sweet', days: 30, priority: 'high', params: { band: bands.richBand } },
    // If profit is known, it decides the price band.
    ...(bands.rich ? {} : { 'sweet.good': sweet }),
    'complaint.good': { key: 'plan.complaint', days: 30, priority: 'high', params: { topic } },
    'return.bad': { key: 'plan.return', days: 30, priority: 'medium', params: { topic: returnReason.topic } },
    'form.good': { key: 'plan.form', days: 30, priority: 'medium', params: { form: forms.widestName } },
    'word.good': {
      key: 'plan.keyword',
      days: 14,
      priority: 'high',
      params: { word: best?.text ?? '', bid: factFigure(context, 'keywords.bidHigh', 'money', best?.bidHigh ?? null) },
    },
    ...(Number(newcomers.threshold.value) > VINE_RATINGS
      ? {
          'threshold.good': {
            key: 'plan.reviews',
            days: 60,
            priority: 'medium',
            params: { ratings: newcomers.threshold },
          },
        }
      : {}),
    'threshold.bad': { key: 'plan.niche', days: 30, priority: 'high', params: { ratings: newcomers.threshold } },
    'concentration.bad': { key: 'plan.sidestep', days: 30, priority: 'high' },
    'brand.bad': { key: 'plan.brand', days: 30, priority: 'medium' },
    'season.bad': { key: 'plan.season', days: 60, priority: 'medium', params: { peak: demand.peak, low: demand.low } },
    ...costPlans(bands, margin),
    'returns.bad': { key: 'plan.returns', days: 30, priority: 'medium' },
    'price.bad': { key: 'plan.price', days: 30, priority: 'medium' },
    'growth.good': { key: 'plan.early', days: 60, priority: 'medium' },
    'growth.bad': { key: 'plan.small', days: 30, priority: 'high' },
    'chinese.bad': { key: 'plan.differ', days: 30, priority: 'medium' },
    'amazon.bad': { key: 'plan.amazon', days: 30, priority: 'medium' },
    'clicks.bad': { key: 'plan.tail', days: 14, priority: 'medium' },
  }
}

/** Targets for landed cost in the target price band or the whole market; none if fees may exceed the price. */
function costPlans(
  { rich, richBand, richMargin, richLeft }: BandMetrics,
  { left }: MarginMetrics,
): Record<string, Plan> {
  const isAimed = rich !== null && leavesSome(richLeft)
  const at = (priority: Action['priority']): Plan =>
    isAimed
      ? {
          key: 'plan.costAt',
          days: 30,
          priority,
          params: { band: richBand, left: richLeft },
          why: sentence('priceBands.insight.profit', { band: richBand, margin: richMargin, left: richLeft }),
        }
      : { key: 'plan.cost', days: 30, priority, params: { left } }
  return isAimed || leavesSome(left) ? { 'margin.good': at('medium'), 'margin.bad': at('high') } : {}
}

const leavesSome = (left: Figure): boolean => (left.low ?? numberOf(left) ?? 0) > 0

function importActions(context: MarketContext): Action[] {
  const { members, months, keywords, topics } = context.facts
  const unknown = context.members.filter(({ units }) => units === null).length
  const action = (kind: ImportKind, what: TextKey, why: TextKey, params: Sentence['params'] = {}): Action[] =>
    IMPORTS.includes(kind) ? [{ what: sentence(what), why: sentence(why, params), withinDays: 7, priority: 'low' }] : []
  const units = {
    unknown: derivedFigure(context, 'market.known', 'count', unknown, 'note.market.known'),
    products: derivedFigure(context, 'market.looked', 'count', members.length, 'note.market.looked'),
  }
  return [
    ...(months.length === 0 ? action('keepa', 'plan.import.history', 'plan.import.historyWhy') : []),
    ...(keywords === null || keywords.length === 0
      ? action('keywords', 'plan.import.keywords', 'plan.import.keywordsWhy')
      : []),
    ...(topics === null || topics.length === 0
      ? action('reviews', 'plan.import.reviews', 'plan.import.reviewsWhy')
      : []),
    ...(unknown > 0 ? action('products', 'plan.import.units', 'plan.import.unitsWhy', units) : []),
  ]
}
