/**
 * A part is the mean of its known criteria. A criterion maps a value to 0–10 points, linearly or logarithmically
 * between two bounds. A part counts by the share of its criteria that is known.
 */
import { roundTo } from '#contracts/model/number.ts'
import type { ScorePart } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { countedWeight, weightedTotal } from '#contracts/model/report/score.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { type Basis, type Range, rangeFigure } from '../asin/context.ts'
import { mean, sum } from '../asin/metrics/statistics.ts'

/** Below this share of known weight there is no total and no verdict. */
const MIN_KNOWN_WEIGHT = 0.5

export interface Criterion {
  figure: Figure
  /** Values worth 0 and 10 points. */
  zero: number
  ten: number
  logarithmic?: true
  /** The value is a lower bound, so it counts only if it earns full points. */
  isLowerBound?: boolean
}

export interface GradedFigure {
  figure: Figure
  points: number | null
}

export interface PartPlan {
  key: string
  label: TextKey
  note: TextKey
  /** Default weight; all parts sum to 1. */
  weight: number
  criteria: (Criterion | GradedFigure)[]
}

export interface Score {
  total: Figure
  parts: ScorePart[]
  /** A part with one of two criteria known counts half. */
  known: number
}

interface Total {
  label: TextKey
  note: TextKey
  /** Withholds the total for a reason outside the parts. */
  isWithheld: boolean
}

export function scoreOf(basis: Basis, total: Total, plans: readonly PartPlan[]): Score {
  const parts = plans.map(({ key, label, note, weight, criteria }): ScorePart => {
    const ranges = criteria.map(rangeOf).filter((range) => range !== null)
    const at = (bound: keyof Range) => roundTo(mean(ranges.map((range) => range[bound])) ?? 0, 1)
    const range = ranges.length > 0 ? { value: at('value'), low: at('low'), high: at('high') } : null
    const because = criteria.map(({ figure }) => figure)
    const points = rangeFigure(basis, label, 'points', range, note)
    return { key, label, points, weight, known: ranges.length / criteria.length, because }
  })
  const known = roundTo(sum(parts.map((part) => countedWeight(part, {}))), 2)
  const value = weightedTotal(parts, {})
  const bound = (which: 'low' | 'high') => weightedTotal(parts, {}, (points) => points[which] ?? points.value)
  const [low, high] = [bound('low'), bound('high')]
  const isKnown = !total.isWithheld && known >= MIN_KNOWN_WEIGHT && value !== null && low !== null && high !== null
  const range = isKnown ? { value, low, high } : null
  return { total: rangeFigure(basis, total.label, 'score', range, total.note), parts, known }
}

export function pointsOf(
  value: number,
  { zero, ten, logarithmic }: Omit<Criterion, 'figure' | 'isLowerBound'>,
): number {
  const scale = (each: number) => (logarithmic ? Math.log10(Math.max(each, 1)) : each)
  const fraction = (scale(value) - scale(zero)) / (scale(ten) - scale(zero))
  return 10 * Math.min(1, Math.max(0, fraction))
}

function rangeOf(criterion: Criterion | GradedFigure): Range | null {
  if ('points' in criterion) {
    const { points } = criterion
    return points === null ? null : { value: points, low: points, high: points }
  }
  const { figure, isLowerBound, ...bounds } = criterion
  if (typeof figure.value !== 'number') return null
  const [value, a, b] = [figure.value, figure.low ?? figure.value, figure.high ?? figure.value].map((each) =>
    pointsOf(each, bounds),
  ) as [number, number, number] // three in, three out
  if (isLowerBound && Math.min(a, b) < 10) return null
  return { value, low: Math.min(a, b), high: Math.max(a, b) }
}
