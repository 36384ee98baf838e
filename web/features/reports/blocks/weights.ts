/** The weights that a reader has moved, remembered by this browser for each score. */
import type { ScorePart } from '#contracts/model/report/block-kinds.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { countedWeight } from '#contracts/model/report/score.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'

export type Weights = Readonly<Record<string, number>>

const keyOf = (score: TextKey) => `weights ${score}`

export const proposed = (parts: readonly ScorePart[]): Weights =>
  Object.fromEntries(parts.map(({ key, weight }) => [key, weight]))

/** What was moved before, of the parts that there still are; undefined where nothing was. */
export function rememberedWeights(score: TextKey, parts: readonly ScorePart[]): Weights | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(score)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const moved = Object.entries(kept).filter(
      ([key, weight]) =>
        typeof weight === 'number' && weight >= 0 && weight <= 1 && parts.some((part) => part.key === key),
    )
    return moved.length > 0 ? { ...proposed(parts), ...Object.fromEntries(moved) } : undefined
  } catch {
    // A browser that keeps nothing, or something else: the proposed ones hold.
    return undefined
  }
}

/** Whether the reader sees a total of the report by other weights than those that its PDF is drawn with. */
export const weighsAnew = ({ sections }: Report): boolean =>
  sections.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'score' && rememberedWeights(block.title, block.parts) !== undefined),
  )

/** Keeps them; without weights, forgets. */
export function rememberWeights(score: TextKey, weights: Weights | undefined): void {
  try {
    if (weights) localStorage.setItem(keyOf(score), JSON.stringify(weights))
    else localStorage.removeItem(keyOf(score))
  } catch {
    // They still hold for this page.
  }
}

/** The share of a part in the total. */
export function shareOf(part: ScorePart, parts: readonly ScorePart[], weights: Weights): number | null {
  if (part.points.value === null) return null
  const whole = parts.reduce((total, each) => total + countedWeight(each, weights), 0)
  return whole > 0 ? countedWeight(part, weights) / whole : null
}
