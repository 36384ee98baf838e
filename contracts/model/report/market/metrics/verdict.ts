/** Enter, take care, stay away, or none of them yet: by the score alone, so that no sentence can speak against it. */
import type { Verdict } from '../../block-kinds.ts'
import type { ScoreMetrics } from './score.ts'

export const ENTER_FROM = 65
export const AVOID_BELOW = 45
/** With less of the weight known than this nobody is told to enter or to stay away. */
const KNOWN_ENOUGH = 0.5
/** From this weight on only the score itself tells what it lacks, and not what is concluded from it. */
export const NEARLY_ALL = 0.9

export function verdictOf({ total, known }: Pick<ScoreMetrics, 'total' | 'known'>): Verdict {
  if (typeof total.value !== 'number' || known < KNOWN_ENOUGH) return 'open'
  return total.value >= ENTER_FROM ? 'enter' : total.value < AVOID_BELOW ? 'avoid' : 'caution'
}
