/** 15 · The verdict with all that speaks for and against it. */

import type { Block, ScorePart } from '#contracts/model/report/block-kinds.ts'
import { boundsOf } from '#contracts/model/report/difference.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { labelFigure, rangeFigure } from '../../asin/context.ts'
import { insight, section, sentence } from '../../model/blocks.ts'
import { AVOID_BELOW, ENTER_FROM, NEARLY_ALL, verdictOf } from '../../model/verdict.ts'
import type { MarketContext } from '../context.ts'
import { marketJudgements } from '../metrics/judgements.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import { verdictReasons } from './verdict.ts'

export function conclusionSection(context: MarketContext, metrics: MarketMetrics): Section<MarketSection> {
  const { score } = metrics
  const judged = marketJudgements(context, metrics)
  const side = (good: boolean) => judged.filter((each) => each.good === good).map((each) => each.sentence)
  const blocks: Block[] = [
    { kind: 'verdict', verdict: verdictOf(score), reasons: verdictReasons(context, score) },
    ...(judged.length > 0
      ? [
          {
            kind: 'columns' as const,
            columns: [
              { title: 'conclusion.for' as const, items: orNone(side(true)) },
              { title: 'conclusion.against' as const, items: orNone(side(false)) },
            ],
          },
        ]
      : []),
    ...insight(...wouldChange(context, metrics)),
  ]
  return section('conclusion', blocks, score.known < NEARLY_ALL ? 'partial' : 'full')
}

const orNone = (items: ReturnType<typeof sentence>[]) => (items.length > 0 ? items : [sentence('strategy.none')])

/**
 * What the score is short of the next better verdict, and the part that would give it soonest. Of a range that may have
 * reached it nobody can say so.
 */
function wouldChange(context: MarketContext, { score }: MarketMetrics) {
  const { total, parts } = score
  const bounds = boundsOf(total)
  if (typeof total.value !== 'number' || !bounds || verdictOf(score) === 'open') return []
  const next = bounds.high < AVOID_BELOW ? AVOID_BELOW : bounds.high < ENTER_FROM ? ENTER_FROM : null
  if (next === null) return []
  const short = { value: next - total.value, low: next - bounds.high, high: next - bounds.low }
  const room = ({ points, weight }: ScorePart) => (typeof points.value === 'number' ? (10 - points.value) * weight : -1)
  const widest = parts.reduce((best, part) => (room(part) > room(best) ? part : best))
  return [
    sentence('conclusion.next', {
      short: rangeFigure(context, 'score.short', 'score', short, 'note.score.bars'),
      part: labelFigure(context, 'score.part', widest.label),
      points: widest.points,
    }),
  ]
}
