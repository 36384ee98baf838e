import { MIN_SAMPLE, type TooFew, tooFew } from '#contracts/model/report/sample.ts'
import type { Range } from '../../asin/context.ts'
import { median, sum } from '../../asin/metrics/statistics.ts'
import type { Member } from '../context.ts'

export const unitsOf = (members: readonly Member[]): Range[] => members.flatMap((member) => member.units ?? [])

export const tooFewSold = (members: readonly Member[], least = MIN_SAMPLE): TooFew | null =>
  tooFew(soldBy(members), least)

export const soldBy = (members: readonly Member[]): number[] => unitsOf(members).map(({ value }) => value)

export function totalOf(ranges: readonly Range[]): Range | null {
  if (ranges.length === 0) return null
  const at = (bound: keyof Range) => sum(ranges.map((range) => range[bound]))
  return { value: at('value'), low: at('low'), high: at('high') }
}

export function medianRange(ranges: readonly Range[]): Range | null {
  const at = (bound: keyof Range) => median(ranges.map((range) => range[bound]))
  const [value, low, high] = [at('value'), at('low'), at('high')]
  return value === null || low === null || high === null ? null : { value, low, high }
}

export function medianUnitsOf(members: readonly Member[]): Range | null {
  const units = unitsOf(members)
  return tooFew(units.length) ? null : medianRange(units)
}

/** null if one side has products but no known units; the share is then unknown, not 0 or 1. */
export function unitShareOf(part: readonly Member[], rest: readonly Member[]): Range | null {
  const unknown = (side: readonly Member[]) => side.length > 0 && unitsOf(side).length === 0
  return unknown(part) || unknown(rest) ? null : shareOf(unitsOf(part), unitsOf(rest))
}

/** `part` ÷ (`part` + `rest`). The low bound is the part's low against the rest's high. */
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
