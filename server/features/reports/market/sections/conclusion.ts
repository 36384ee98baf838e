/** 15 · The verdict again, and how far the score is from the next one. */

import type { ScorePart } from '#contracts/model/report/block-kinds.ts'
import { boundsOf } from '#contracts/model/report/difference.ts'
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { labelFigure, rangeFigure } from '../../asin/context.ts'
import { section, sentence } from '../../model/blocks.ts'
import { AVOID_BELOW, ENTER_FROM, NEARLY_ALL, verdictOf } from '../../model/verdict.ts'
import type { MarketContext } from '../context.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import type { ScoreMetrics } from '../metrics/score.ts'
import { verdictReasons } from './verdict.ts'

export function conclusionSection(context: MarketContext, { score }: MarketMetrics): Section<MarketSection> {
  const [because] = verdictReasons(context, score)
  const distance = distanceOf(context, score)
  return section(
    'conclusion',
    [
      {
        kind: 'verdict',
        verdict: verdictOf(score),
        reasons: distance ? [distance] : because ? [because] : [],
      },
    ],
    score.known < NEARLY_ALL ? 'partial' : 'full',
  )
}

/**
 * How far the score is above the bar to enter or below the next better verdict, and the part with most to gain. Null of a
 * range across a bar: its distance has no sign.
 */
function distanceOf(context: MarketContext, score: ScoreMetrics): Sentence | null {
  const { total, parts } = score
  const bounds = boundsOf(total)
  const verdict = verdictOf(score)
  if (typeof total.value !== 'number' || !bounds || verdict === 'open') return null
  const points = (value: number, low: number, high: number): Figure =>
    rangeFigure(context, 'score.distance', 'score', { value, low, high }, 'note.score.bars')
  if (verdict === 'enter')
    return sentence('conclusion.above', {
      above: points(total.value - ENTER_FROM, bounds.low - ENTER_FROM, bounds.high - ENTER_FROM),
    })
  const next = bounds.high < AVOID_BELOW ? AVOID_BELOW : bounds.high < ENTER_FROM ? ENTER_FROM : null
  if (next === null) return null
  const widest = parts.reduce((best, part) => (room(part) > room(best) ? part : best))
  return sentence('conclusion.next', {
    short: points(next - total.value, next - bounds.high, next - bounds.low),
    part: labelFigure(context, 'score.part', widest.label),
    points: widest.points,
  })
}

/** Points of the score that a part could still bring. */
const room = ({ points, weight }: ScorePart): number =>
  typeof points.value === 'number' ? (10 - points.value) * weight : -1
