import type { Sentence } from '#contracts/model/report/figure.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, labelFigure } from '../../asin/context.ts'
import { figures, hasKnownFigures, missing, section, sentence } from '../../model/blocks.ts'
import { ageWarning } from '../../model/data-age.ts'
import { AVOID_BELOW, COMPLETE_FROM, ENTER_FROM, thresholdsWithin, verdictOf } from '../../model/verdict.ts'
import type { MarketContext } from '../context.ts'
import { marketJudgements } from '../metrics/judgements.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import { knownWeight, openBecause, type ScoreMetrics } from '../metrics/score.ts'

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
    ...(score.known < COMPLETE_FROM
      ? [missing('missing.score', 'products', { known: knownWeight(context, score) })]
      : []),
  ])
}

export function verdictReasons(context: MarketContext, score: ScoreMetrics): Sentence[] {
  const { total, parts } = score
  const bound = (value: number) => derivedFigure(context, 'score.bar', 'score', value, 'note.score.bars')
  const params = { total, enter: bound(ENTER_FROM), avoid: bound(AVOID_BELOW) }
  const reasonByVerdict = {
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
    reasonByVerdict[verdictOf(score)],
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
  ].filter(hasKnownFigures)
}

function cautionKey(score: ScoreMetrics): TextKey {
  const [bar, other] = thresholdsWithin(score)
  if (other !== undefined) return 'verdict.because.acrossBoth'
  if (bar === undefined) return 'verdict.because.caution'
  return bar === ENTER_FROM ? 'verdict.because.acrossEnter' : 'verdict.because.acrossAvoid'
}
