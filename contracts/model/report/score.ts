/** The total of a score of weighted parts, for the weights proposed or for those that a reader moved. */
import { roundTo } from '../number.ts'
import type { ScorePart } from './block-kinds.ts'

/**
 * The total, 0–100, whole: the mean of the known points by their weights, times ten. A part that is not known counts for nothing
 * and its weight goes to the others; so does a part of weight 0. Weights need not sum to 1; a part that `weights` does not
 * name keeps the one proposed. null when nothing is left to weigh.
 */
export function reweighted(
  parts: readonly Pick<ScorePart, 'key' | 'weight' | 'points'>[],
  weights: Readonly<Record<string, number>>,
  at: (points: ScorePart['points']) => ScorePart['points']['value'] = (points) => points.value,
): number | null {
  const known = parts.flatMap(({ key, weight, points }) => {
    const value = at(points)
    return typeof value === 'number' ? [{ value, weight: Math.max(0, weights[key] ?? weight) }] : []
  })
  const whole = known.reduce((total, { weight }) => total + weight, 0)
  if (whole === 0) return null
  return roundTo((known.reduce((total, { value, weight }) => total + value * weight, 0) / whole) * 10, 0)
}
