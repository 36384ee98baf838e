/** The total of a score of weighted parts, for the weights proposed or for those that a reader moved. */
import { roundTo } from '../number.ts'
import type { ScorePart } from './block-kinds.ts'

type Weighed = Pick<ScorePart, 'key' | 'weight' | 'points' | 'known'>
type Weights = Readonly<Record<string, number>>

/** The weight with which a part counts, as far as it is known. A part that `weights` does not name keeps the one proposed. */
export const countedWeight = ({ key, weight, points, known = 1 }: Weighed, weights: Weights): number =>
  points.value === null ? 0 : Math.max(0, weights[key] ?? weight) * known

/**
 * The total, 0–100, whole: the mean of the known points by the weights with which they count, times ten. Weights need not
 * sum to 1. null when nothing is left to weigh.
 */
export function reweighted(
  parts: readonly Weighed[],
  weights: Weights,
  at: (points: ScorePart['points']) => ScorePart['points']['value'] = (points) => points.value,
): number | null {
  const known = parts.flatMap((part) => {
    const value = at(part.points)
    return typeof value === 'number' ? [{ value, weight: countedWeight(part, weights) }] : []
  })
  const whole = known.reduce((total, { weight }) => total + weight, 0)
  if (whole === 0) return null
  return roundTo((known.reduce((total, { value, weight }) => total + value * weight, 0) / whole) * 10, 0)
}
