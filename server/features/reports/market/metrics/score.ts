/**
 * Attractiveness in six parts. Each part is the mean of its criteria that are known, each criterion 0–10 along a straight
 * line (or along its logarithm) between two bounds. The notes of the parts state the bounds; the seller may weigh anew.
 */
import { roundTo } from '#contracts/model/number.ts'
import type { ScorePart } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { reweighted } from '#contracts/model/report/score.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, type Range, rangeFigure } from '../../asin/context.ts'
import { mean, sum } from '../../asin/metrics/statistics.ts'
import type { MarketContext } from '../context.ts'
import type { ConcentrationMetrics } from './concentration.ts'
import type { DemandMetrics } from './demand.ts'
import type { MarginMetrics } from './margin.ts'
import type { NewcomerMetrics } from './newcomers.ts'
import type { SizeMetrics } from './size.ts'

export const PARTS = ['size', 'growth', 'profit', 'competition', 'newcomers', 'threshold'] as const
export type Part = (typeof PARTS)[number]

export interface Criterion {
  figure: Figure
  /** The values that are worth 0 and 10 points. */
  zero: number
  ten: number
  logarithmic?: true
  /** The number is only the least that it can be: it counts where that is worth full points, and else is not known. */
  floor?: boolean
}

/** Weights that are proposed; they sum to 1. */
export const WEIGHTS: Record<Part, number> = {
  size: 0.2,
  growth: 0.2,
  profit: 0.2,
  competition: 0.15,
  newcomers: 0.15,
  threshold: 0.1,
}
const LABELS: Record<Part, { label: TextKey; note: TextKey }> = {
  size: { label: 'score.size', note: 'note.score.size' },
  growth: { label: 'score.growth', note: 'note.score.growth' },
  profit: { label: 'score.profit', note: 'note.score.profit' },
  competition: { label: 'score.competition', note: 'note.score.competition' },
  newcomers: { label: 'score.newcomers', note: 'note.score.newcomers' },
  threshold: { label: 'score.threshold', note: 'note.score.threshold' },
}

/** The metrics that make up the score. */
interface ScoredMetrics {
  size: SizeMetrics
  demand: DemandMetrics
  margin: MarginMetrics
  concentration: ConcentrationMetrics
  newcomers: NewcomerMetrics
}

export const criteriaOf = ({
  size,
  demand,
  margin,
  concentration,
  newcomers,
}: ScoredMetrics): Record<Part, Criterion[]> => ({
  size: [{ figure: size.units, zero: 1000, ten: 300_000, logarithmic: true, floor: size.floor }],
  growth: [
    { figure: demand.unitsGrowth, zero: -0.2, ten: 0.3 },
    { figure: demand.searchGrowth, zero: -0.2, ten: 0.3 },
  ],
  profit: [
    { figure: margin.margin, zero: 0.3, ten: 0.7 },
    { figure: size.returnRate, zero: 0.12, ten: 0.02 },
  ],
  competition: [
    { figure: concentration.excess, zero: 0.6, ten: 0.1 },
    { figure: concentration.topBrand, zero: 0.4, ten: 0.05 },
  ],
  newcomers: [
    { figure: newcomers.newShare, zero: 0, ten: 0.3 },
    { figure: newcomers.success, zero: 0, ten: 0.5 },
  ],
  threshold: [
    { figure: newcomers.threshold, zero: 10_000, ten: 100, logarithmic: true },
    { figure: size.rating, zero: 4.8, ten: 3.8 },
  ],
})

/** Points of a value, 0–10. */
export function pointsOf(value: number, { zero, ten, logarithmic }: Omit<Criterion, 'figure' | 'floor'>): number {
  const scale = (each: number) => (logarithmic ? Math.log10(Math.max(each, 1)) : each)
  const way = (scale(value) - scale(zero)) / (scale(ten) - scale(zero))
  return 10 * Math.min(1, Math.max(0, way))
}

/** Points of a figure with the bounds that its own give. */
function rangeOf({ figure, floor, ...bounds }: Criterion): Range | null {
  if (typeof figure.value !== 'number') return null
  const [value, a, b] = [figure.value, figure.low ?? figure.value, figure.high ?? figure.value].map((each) =>
    pointsOf(each, bounds),
  ) as [number, number, number] // three in, three out
  if (floor && Math.min(a, b) < 10) return null
  return { value, low: Math.min(a, b), high: Math.max(a, b) }
}

export interface ScoreMetrics {
  total: Figure
  parts: ScorePart[]
  /** Share of the weight whose criteria are known: a part of which one of two is known counts half. */
  known: number
}

export function scoreMetrics(context: MarketContext, metrics: ScoredMetrics): ScoreMetrics {
  const criteria = criteriaOf(metrics)
  const parts = PARTS.map((key): ScorePart => {
    const { label, note } = LABELS[key]
    const ranges = criteria[key].map(rangeOf).filter((range) => range !== null)
    const at = (bound: keyof Range) => roundTo(mean(ranges.map((range) => range[bound])) ?? 0, 1)
    const range = ranges.length > 0 ? { value: at('value'), low: at('low'), high: at('high') } : null
    return {
      key,
      label,
      points: rangeFigure(context, label, 'points', range, note),
      weight: WEIGHTS[key],
      because: criteria[key].map(({ figure }) => figure),
    }
  })
  const value = reweighted(parts, WEIGHTS)
  const bound = (which: 'low' | 'high') => reweighted(parts, WEIGHTS, (points) => points[which] ?? points.value)
  const [low, high] = [bound('low'), bound('high')]
  const range = value === null || low === null || high === null ? null : { value, low, high }
  const known = roundTo(
    sum(PARTS.map((key) => (WEIGHTS[key] * criteria[key].filter(rangeOf).length) / criteria[key].length)),
    2,
  )
  return {
    total: rangeFigure(context, 'score.total', 'score', range, 'note.score.total'),
    parts,
    known,
  }
}

/** The score as a plain figure of how much is known. */
export const knownWeight = (context: MarketContext, { known }: ScoreMetrics): Figure =>
  derivedFigure(context, 'score.known', 'percent', known, 'note.score.known')
