import { type Action, IMPORTS, type ImportKind } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { hasKnownFigures, missing, section, sentence } from '../../model/blocks.ts'
import { type Context, derivedFigure, factFigure } from '../context.ts'
import { judgements } from '../metrics/judgements.ts'
import { bestOpportunity, purchaseRate } from '../metrics/keyword-opportunities.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { topicParams } from '../metrics/ratings.ts'

const MAX_ACTIONS = 10
const ORDER: Record<Action['priority'], number> = { high: 0, medium: 1, low: 2 }
const TARGET_NET_MARGIN = 0.15
/** Small enough to test without losing the search rank. */
const PRICE_STEP = 0.05

export function actionsSection(context: Context, metrics: Metrics): Section<AsinSection> {
  const all = [
    ...listingActions(context, metrics),
    ...keywordActions(context, metrics),
    ...judgementActions(context, metrics),
    ...costActions(context, metrics),
    ...importActions(context),
  ]
  const actions = all
    .filter((action) => hasKnownFigures(action.what) && hasKnownFigures(action.why))
    .sort((a, b) => ORDER[a.priority] - ORDER[b.priority] || a.withinDays - b.withinDays)
    .slice(0, MAX_ACTIONS)
  const { history, placements } = context.facts
  const completeness = history && placements ? 'full' : 'partial'
  if (actions.length === 0) return section('actions', [missing('missing.actions', null)], completeness)
  return section('actions', [{ kind: 'actions', actions }], completeness)
}

const action = (what: Sentence, why: Sentence, withinDays: number, priority: Action['priority']): Action => ({
  what,
  why,
  withinDays,
  priority,
})

function listingActions(context: Context, { listing }: Metrics): Action[] {
  return listing.losses
    .filter((check) => check.fix && !check.rule.key.startsWith('listing.rating'))
    .slice(0, 3)
    .map((check) => {
      const lost = check.maximum - check.points
      const why = sentence('why.listing', {
        lost: derivedFigure(context, 'listing.lost', 'score', lost, 'note.listing'),
        score: listing.scoreFigure,
      })
      return action(check.fix ?? check.rule, why, 7, lost >= 5 ? 'high' : 'medium')
    })
}

function keywordActions(context: Context, { traffic, profit }: Metrics): Action[] {
  const word = bestOpportunity(traffic.words, context.facts.product)
  if (!word) return []
  const { text, searches, bidHigh, titleDensity } = word.keyword
  // The profit ladder gives the limit for a bid; without it there is none.
  const what = sentence(profit.left === null ? 'action.keyword' : 'action.keywordWithin', {
    word: text,
    bid: factFigure(context, 'keywords.bidHigh', 'money', bidHigh),
  })
  const why = sentence('why.word', {
    searches: factFigure(context, 'keywords.searches', 'count', searches),
    rate: derivedFigure(context, 'keywords.purchaseRate', 'percent', purchaseRate(word), 'note.purchaseRate'),
    density: factFigure(context, 'keywords.titleDensity', 'count', titleDensity),
  })
  return [action(what, why, 14, 'high')]
}

/** Plans are keyed by `subject.good` or `subject.bad`. Longer than 60 lines: the table of all plans. */
function judgementActions(context: Context, metrics: Metrics): Action[] {
  const { price, profit } = metrics
  const { topic } = topicParams(context, metrics.ratings.top('complaint'))
  const step = (change: number) =>
    derivedFigure(
      context,
      'product.price',
      'money',
      price.now.value === null ? null : Math.round(Number(price.now.value) * (1 + change)),
      'note.step',
    )
  const plans: Record<
    string,
    { key: TextKey; days: number; priority: Action['priority']; params?: Sentence['params'] }
  > = {
    'rights.bad': { key: 'action.rights', days: 3, priority: metrics.rights.level === 'high' ? 'high' : 'medium' },
    'complaint.bad': {
      key: 'action.complaint',
      days: 30,
      priority: 'high',
      params: { topic },
    },
    'rating.bad': { key: 'action.rating', days: 30, priority: 'high' },
    'lowRating.bad': { key: 'action.rating', days: 30, priority: 'high' },
    'ads.bad': { key: 'action.ads', days: 14, priority: 'medium' },
    'season.good': { key: 'action.stock', days: 30, priority: 'high', params: { peak: metrics.sales.peak } },
    'season.bad': { key: 'action.destock', days: 30, priority: 'medium', params: { low: metrics.sales.low } },
    'price.bad': { key: 'action.lower', days: 14, priority: 'medium', params: { target: step(-PRICE_STEP) } },
    'price.good': { key: 'action.raise', days: 14, priority: 'medium', params: { target: step(PRICE_STEP) } },
    'buyBox.bad': { key: 'action.buyBox', days: 7, priority: 'high' },
    'sellers.bad': { key: 'action.sellers', days: 7, priority: 'medium' },
    'ratings.bad': { key: 'action.reviews', days: 30, priority: 'medium' },
    'concentration.bad': { key: 'action.spread', days: 30, priority: 'medium' },
    'margin.bad': { key: 'action.margin', days: 30, priority: 'high', params: { ceiling: profit.ceiling } },
    'loss.bad': { key: 'action.loss', days: 7, priority: 'high' },
    'converts.good': { key: 'action.converts', days: 14, priority: 'medium' },
    'converts.bad': { key: 'action.page', days: 14, priority: 'high' },
    'alike.bad': { key: 'action.differ', days: 30, priority: 'medium', params: { nearest: metrics.rivals.nearest } },
    'variantGaps.good': { key: 'action.variant', days: 30, priority: 'low', params: { best: metrics.variants.best } },
    'coupon.bad': { key: 'action.coupon', days: 14, priority: 'low' },
  }
  return judgements(context, metrics).flatMap(({ subject, good, sentence: why }) => {
    const plan = plans[`${subject}.${good ? 'good' : 'bad'}`]
    return plan ? [action(sentence(plan.key, plan.params), why, plan.days, plan.priority)] : []
  })
}

function costActions(context: Context, { profit }: Metrics): Action[] {
  const { fees, left } = profit
  const target = fees && left ? left.value - fees.price * TARGET_NET_MARGIN : null
  if (target === null || target <= 0) return []
  const what = sentence('action.costTarget', {
    target: derivedFigure(context, 'column.cost', 'money', target, 'note.target'),
    margin: derivedFigure(context, 'column.netMargin', 'percent', TARGET_NET_MARGIN, 'note.target'),
  })
  return [action(what, sentence('why.cost', { ceiling: profit.ceiling, margin: profit.grossMargin }), 30, 'medium')]
}

function importActions({ facts }: Context): Action[] {
  const wanted: [ImportKind, TextKey, TextKey, boolean][] = [
    ['keepa', 'action.import.history', 'why.import.history', facts.history === null],
    ['keywords', 'action.import.keywords', 'why.import.keywords', facts.placements === null],
    ['products', 'action.import.rivals', 'why.import.rivals', facts.competitors.length === 0],
  ]
  return wanted
    .filter(([kind, , , isMissing]) => isMissing && IMPORTS.includes(kind))
    .map(([, what, why]) => action(sentence(what), sentence(why), 7, 'low'))
}
