/** Sums, means and shares of estimates, with the bounds that follow from theirs. */
import type { Range } from '../../context.ts'
import { sum } from '../../metrics/statistics.ts'

/** Shares of fewer products than this are chance, and not said. */
export const LEAST = 10

/** null of nothing: a sum of no known numbers is not known, and not 0. */
export function totalOf(ranges: readonly Range[]): Range | null {
  if (ranges.length === 0) return null
  const at = (bound: keyof Range) => sum(ranges.map((range) => range[bound]))
  return { value: at('value'), low: at('low'), high: at('high') }
}

export function meanOf(ranges: readonly Range[]): Range | null {
  const total = totalOf(ranges)
  const each = (value: number) => value / ranges.length
  return total && { value: each(total.value), low: each(total.low), high: each(total.high) }
}

/** Share of a part in the whole of part and rest; lowest when the part is at its low and the rest at its high bound. */
export function shareOf(part: readonly Range[], rest: readonly Range[]): Range | null {
  const nothing = { value: 0, low: 0, high: 0 }
  const [mine, others] = [totalOf(part) ?? nothing, totalOf(rest) ?? nothing]
  const share = (a: number, b: number) => (a + b > 0 ? a / (a + b) : 0)
  if (mine.value + others.value <= 0) return null
  return {
    value: share(mine.value, others.value),
    low: share(mine.low, others.high),
    high: share(mine.high, others.low),
  }
}
