/** The reader's own score weights, saved in localStorage. */
import type { ScorePart } from '#contracts/model/report/block-kinds.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { countedWeight } from '#contracts/model/report/score.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'

export type Weights = Readonly<Record<string, number>>

const keyOf = (score: TextKey) => `weights ${score}`

export const defaultWeights = (parts: readonly ScorePart[]): Weights =>
  Object.fromEntries(parts.map(({ key, weight }) => [key, weight]))

/** The saved weights, with the default weight for parts that have none; undefined if no valid weight is saved. */
export function loadWeights(score: TextKey, parts: readonly ScorePart[]): Weights | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(score)) ?? 'null')
    if (typeof saved !== 'object' || saved === null) return undefined
    const valid = Object.entries(saved).filter(
      ([key, weight]) =>
        typeof weight === 'number' && weight >= 0 && weight <= 1 && parts.some((part) => part.key === key),
    )
    return valid.length > 0 ? { ...defaultWeights(parts), ...Object.fromEntries(valid) } : undefined
  } catch {
    // Blocked storage or invalid JSON: the default weights apply.
    return undefined
  }
}

/** Whether the page shows a total with the reader's weights. The PDF never shows such a total. */
export const hasOwnWeights = ({ sections }: Report): boolean =>
  sections.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'score' && loadWeights(block.title, block.parts) !== undefined),
  )

/** Deletes the saved weights if `weights` is undefined. */
export function saveWeights(score: TextKey, weights: Weights | undefined): void {
  try {
    if (weights) localStorage.setItem(keyOf(score), JSON.stringify(weights))
    else localStorage.removeItem(keyOf(score))
  } catch {
    // Blocked storage: the weights apply to this page only.
  }
}

/** The share of a part in the total; null if the part does not count. */
export function shareOf(part: ScorePart, parts: readonly ScorePart[], weights: Weights): number | null {
  if (part.points.value === null) return null
  const whole = parts.reduce((total, each) => total + countedWeight(each, weights), 0)
  return whole > 0 ? countedWeight(part, weights) / whole : null
}
