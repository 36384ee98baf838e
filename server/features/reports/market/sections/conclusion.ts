import type { ScorePart } from '#contracts/model/report/block-kinds.ts'
import { boundsOf } from '#contracts/model/report/difference.ts'
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { labelFigure, rangeFigure } from '../../asin/context.ts'
import { section, sentence } from '../../model/blocks.ts'
import { AVOID_BELOW, COMPLETE_FROM, ENTER_FROM, verdictOf } from '../../model/verdict.ts'
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
    score.known < COMPLETE_FROM ? 'partial' : 'full',
  )
}

/** Points above the entry threshold or below the next better verdict; null if the score's range crosses a threshold. */
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
  const widest = parts.reduce((best, part) => (roomLeft(part) > roomLeft(best) ? part : best))
  return sentence('conclusion.next', {
    short: points(next - total.value, next - bounds.high, next - bounds.low),
    part: labelFigure(context, 'score.part', widest.label),
    points: widest.points,
  })
}

/** Points that a part can still add to the score; -1 if the part is unknown. */
const roomLeft = ({ points, weight }: ScorePart): number =>
  typeof points.value === 'number' ? (10 - points.value) * weight : -1
