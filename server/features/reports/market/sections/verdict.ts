/** 1 · The answer, and the figures that a seller asks first. */

import type { Sentence } from '#contracts/model/report/figure.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, labelFigure } from '../../asin/context.ts'
import { figures, missing, sayable, section, sentence } from '../../model/blocks.ts'
import { ageWarning } from '../../model/data-age.ts'
import { AVOID_BELOW, barsWithin, ENTER_FROM, NEARLY_ALL, verdictOf } from '../../model/verdict.ts'
import type { MarketContext } from '../context.ts'
import { marketJudgements } from '../metrics/judgements.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import { knownWeight, openBecause, type ScoreMetrics } from '../metrics/score.ts'

/** Of what speaks for and against, as many as are read at a glance. */
const SAID = 2

export function verdictSection(context: MarketContext, metrics: MarketMetrics): Section<MarketSection> {
  const { size, demand, concentration, newcomers, margin, score } = metrics
  const judged = marketJudgements(context, metrics)
  const [good, bad] = [true, false].map((side) =>
    judged
      .filter((each) => each.good === side)
      .slice(0, SAID)
      .map((each) => each.sentence),
  )
  return section('verdict', [
    {
      kind: 'verdict',
      verdict: verdictOf(score),
      reasons: [...verdictReasons(context, score), ...(good ?? []), ...(bad ?? [])],
    },
    ...ageWarning(context),
    ...figures(
      score.total,
      size.units,
      size.revenue,
      demand.growth,
      size.averagePrice,
      margin.margin,
      concentration.topTen,
      newcomers.newShare,
      size.returnRate,
      size.ratings,
    ),
    ...(score.known < NEARLY_ALL ? [missing('missing.score', 'products', { known: knownWeight(context, score) })] : []),
  ])
}

/** Why it is this verdict: the score and its bounds, the best and the worst part. */
export function verdictReasons(context: MarketContext, score: ScoreMetrics): Sentence[] {
  const { total, parts } = score
  const bound = (value: number) => derivedFigure(context, 'score.bar', 'score', value, 'note.score.bars')
  const params = { total, enter: bound(ENTER_FROM), avoid: bound(AVOID_BELOW) }
  const told = {
    enter: sentence('verdict.because.enter', params),
    caution: sentence(cautionKey(score), params),
    avoid: sentence('verdict.because.avoid', params),
    open: openBecause(context, score),
  }
  const order = parts
    .filter(({ points }) => points.value !== null)
    .sort((a, b) => Number(b.points.value) - Number(a.points.value))
  const [best, worst] = [order[0], order.at(-1)]
  const named = (part: NonNullable<typeof best>) => labelFigure(context, 'score.part', part.label)
  return [
    told[verdictOf(score)],
    ...(best && worst && best.points.value !== worst.points.value
      ? [
          sentence('verdict.because.parts', {
            best: named(best),
            bestPoints: best.points,
            worst: named(worst),
            worstPoints: worst.points,
          }),
        ]
      : []),
  ].filter(sayable)
}

/** Between the bars, or a range across one or both of them. */
function cautionKey(score: ScoreMetrics): TextKey {
  const [bar, other] = barsWithin(score)
  if (other !== undefined) return 'verdict.because.acrossBoth'
  if (bar === undefined) return 'verdict.because.caution'
  return bar === ENTER_FROM ? 'verdict.because.acrossEnter' : 'verdict.because.acrossAvoid'
}
