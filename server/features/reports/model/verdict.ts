import type { Verdict } from '#contracts/model/report/block-kinds.ts'
import { boundsOf } from '#contracts/model/report/difference.ts'
import type { Score } from './score.ts'

export const ENTER_FROM = 65
export const AVOID_BELOW = 45
/** A score with this share of its weight known counts as complete. */
export const COMPLETE_FROM = 0.9

/** `enter` and `avoid` need the whole range of the score on their side of the threshold. */
export function verdictOf({ total }: Pick<Score, 'total'>): Verdict {
  const bounds = boundsOf(total)
  if (!bounds) return 'open'
  return bounds.low >= ENTER_FROM ? 'enter' : bounds.high < AVOID_BELOW ? 'avoid' : 'caution'
}

export function thresholdsWithin({ total }: Pick<Score, 'total'>): number[] {
  const { low, high } = boundsOf(total) ?? { low: 0, high: 0 }
  return [AVOID_BELOW, ENTER_FROM].filter((threshold) => low < threshold && threshold <= high)
}
