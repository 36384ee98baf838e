/** The attractiveness score. Report texts (`note.score.*`) repeat the bounds; users may change the weights. */
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import { MIN_MARKET_SAMPLE } from '#contracts/model/report/sample.ts'
import { derivedFigure } from '../../asin/context.ts'
import { sentence } from '../../model/blocks.ts'
import { isTooOld, tooOldSentence } from '../../model/data-age.ts'
import { type Score, scoreOf } from '../../model/score.ts'
import type { MarketContext } from '../context.ts'
import type { ConcentrationMetrics } from './concentration.ts'
import type { DemandMetrics } from './demand.ts'
import type { MarginMetrics } from './margin.ts'
import type { NewcomerMetrics } from './newcomers.ts'
import type { SizeMetrics } from './size.ts'

interface ScoredMetrics {
  size: SizeMetrics
  demand: DemandMetrics
  margin: MarginMetrics
  concentration: ConcentrationMetrics
  newcomers: NewcomerMetrics
}

export type ScoreMetrics = Score

/** This function is long: the table of all criteria. */
export const scoreMetrics = (
  context: MarketContext,
  { size, demand, margin, concentration, newcomers }: ScoredMetrics,
): ScoreMetrics =>
  scoreOf(context, { label: 'score.total', note: 'note.score.total', isWithheld: isWithheld(context) }, [
    {
      key: 'size',
      label: 'score.size',
      note: 'note.score.size',
      weight: 0.2,
      criteria: [{ figure: size.units, zero: 1000, ten: 300_000, logarithmic: true, isLowerBound: size.isLowerBound }],
    },
    {
      key: 'growth',
      label: 'score.growth',
      note: 'note.score.growth',
      weight: 0.2,
      criteria: [
        { figure: demand.unitsGrowth, zero: -0.2, ten: 0.3 },
        { figure: demand.searchGrowth, zero: -0.2, ten: 0.3 },
      ],
    },
    {
      key: 'profit',
      label: 'score.profit',
      note: 'note.score.profit',
      weight: 0.2,
      criteria: [
        { figure: margin.margin, zero: 0.3, ten: 0.7 },
        { figure: size.returnRate, zero: 0.12, ten: 0.02 },
      ],
    },
    {
      key: 'competition',
      label: 'score.competition',
      note: 'note.score.competition',
      weight: 0.15,
      criteria: [
        { figure: concentration.excess, zero: 0.6, ten: 0.1 },
        { figure: concentration.topBrand, zero: 0.4, ten: 0.05 },
      ],
    },
    {
      key: 'newcomers',
      label: 'score.newcomers',
      note: 'note.score.newcomers',
      weight: 0.15,
      criteria: [
        { figure: newcomers.provenShare, zero: 0, ten: 0.3 },
        { figure: newcomers.success, zero: 0, ten: 0.5 },
      ],
    },
    {
      key: 'threshold',
      label: 'score.threshold',
      note: 'note.score.threshold',
      weight: 0.1,
      criteria: [
        { figure: newcomers.threshold, zero: 10_000, ten: 100, logarithmic: true },
        { figure: size.rating, zero: 4.8, ten: 3.8 },
      ],
    },
  ])

const isWithheld = (context: MarketContext): boolean => isTooOld(context) || isTooSmall(context)

const isTooSmall = ({ members }: MarketContext): boolean => members.length < MIN_MARKET_SAMPLE

export const knownWeight = (context: MarketContext, { known }: ScoreMetrics): Figure =>
  derivedFigure(context, 'score.known', 'percent', known, 'note.score.known')

export function openBecause(context: MarketContext, score: ScoreMetrics): Sentence {
  if (isTooOld(context)) return tooOldSentence(context)
  if (isTooSmall(context))
    return sentence('verdict.because.few', {
      products: derivedFigure(context, 'market.looked', 'count', context.members.length, 'note.market.looked'),
    })
  return sentence('verdict.because.open', { known: knownWeight(context, score) })
}
