/** Enter, take care, stay away, or none of them yet: by the score alone, so that no sentence can speak against it. */
import type { Verdict } from '#contracts/model/report/block-kinds.ts'
import { boundsOf } from '#contracts/model/report/difference.ts'
import type { Score } from './score.ts'

export const ENTER_FROM = 65
export const AVOID_BELOW = 45
/** From this weight on only the score itself tells what it lacks, and not what is concluded from it. */
export const NEARLY_ALL = 0.9

/** Of a score that is only a range, what all of the range says: one with a bar within it says to take care. */
export function verdictOf({ total }: Pick<Score, 'total'>): Verdict {
  const bounds = boundsOf(total)
  if (!bounds) return 'open'
  return bounds.low >= ENTER_FROM ? 'enter' : bounds.high < AVOID_BELOW ? 'avoid' : 'caution'
}

/** The bars within the range of the score, of which nobody can tell whether it reaches them. */
export function barsWithin({ total }: Pick<Score, 'total'>): number[] {
  const { low, high } = boundsOf(total) ?? { low: 0, high: 0 }
  return [AVOID_BELOW, ENTER_FROM].filter((bar) => low < bar && bar <= high)
}
