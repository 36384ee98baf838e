import { roundTo } from '../number.ts'
import type { ScorePart } from './block-kinds.ts'

type WeightedPart = Pick<ScorePart, 'key' | 'weight' | 'points' | 'known'>
type Weights = Readonly<Record<string, number>>

/** A part's weight times its known share. `weights` are the reader's; other parts keep the proposed weight. */
export const countedWeight = ({ key, weight, points, known = 1 }: WeightedPart, weights: Weights): number =>
  points.value === null ? 0 : Math.max(0, weights[key] ?? weight) * known

/** The total: weighted mean of the known points, times ten, as a whole number 0–100. null if no weight is left. */
export function weightedTotal(
  parts: readonly WeightedPart[],
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
