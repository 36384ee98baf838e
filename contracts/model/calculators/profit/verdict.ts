/** Whether a unit earns, loses, or cannot be judged yet. */
import type { UnitProfit } from './unit.ts'

export type Verdict = 'missing' | 'earns' | 'loses' | 'even' | 'open'

/** `open`: some fees are ranges, and the unit earns or loses depending on them. */
export function verdictOf({ net }: Pick<UnitProfit, 'net'>): Verdict {
  if (!net) return 'missing'
  if (net.low < 0 && net.high > 0) return 'open'
  if (net.value < 0 || net.low < 0) return 'loses'
  return net.high === 0 ? 'even' : 'earns'
}
