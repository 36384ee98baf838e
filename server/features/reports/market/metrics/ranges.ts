/** Sums, medians and shares of estimates, with the bounds that follow from theirs. */
import { LEAST, type TooFew, tooFew } from '#contracts/model/report/sample.ts'
import type { Range } from '../../asin/context.ts'
import { median, sum } from '../../asin/metrics/statistics.ts'
import type { Member } from '../context.ts'

/** The units of the products that know them. */
export const unitsOf = (members: readonly Member[]): Range[] => members.flatMap((member) => member.units ?? [])

/** Whether the units of these products are too small a sample ({@link tooFew}). */
export const fewSold = (members: readonly Member[], least = LEAST): TooFew | null => tooFew(soldBy(members), least)

/** What each of the products adds to their units. */
export const soldBy = (members: readonly Member[]): number[] => unitsOf(members).map(({ value }) => value)

/** null of nothing: a sum of no known numbers is not known, and not 0. */
export function totalOf(ranges: readonly Range[]): Range | null {
  if (ranges.length === 0) return null
  const at = (bound: keyof Range) => sum(ranges.map((range) => range[bound]))
  return { value: at('value'), low: at('low'), high: at('high') }
}

/** Median of values, of lower and of upper bounds. */
export function medianRange(ranges: readonly Range[]): Range | null {
  const at = (bound: keyof Range) => median(ranges.map((range) => range[bound]))
  const [value, low, high] = [at('value'), at('low'), at('high')]
  return value === null || low === null || high === null ? null : { value, low, high }
}

/** Median units a month of the products that know theirs; null for too few of them. */
export function medianUnitsOf(members: readonly Member[]): Range | null {
  const units = unitsOf(members)
  return tooFew(units.length) ? null : medianRange(units)
}

/**
 * Share of some products in the units of all. null where either side holds products of which none knows its units: then it
 * is not known, and neither nothing nor everything.
 */
export function unitShareOf(part: readonly Member[], rest: readonly Member[]): Range | null {
  const unknown = (side: readonly Member[]) => side.length > 0 && unitsOf(side).length === 0
  return unknown(part) || unknown(rest) ? null : shareOf(unitsOf(part), unitsOf(rest))
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
