/** Amazon's badge “600+ bought in past month”. Steps: 50, 100, 200 … 900, 1K, 2K … 9K, 10K, 20K …; no badge below 50. */
import type { Range } from '#contracts/model/range.ts'

export const LOWEST_BADGE = 50

/** The badge after `floor`. A product that shows `floor` sells fewer units than the next badge states. */
export function nextBadge(floor: number): number {
  const step = floor < 100 ? 50 : 10 ** Math.floor(Math.log10(floor))
  return (Math.floor(floor / step) + 1) * step
}

/** Monthly units from this badge to just below the next. */
export function boughtRange(floor: number): Range {
  const high = nextBadge(floor) - 1
  return { value: Math.round((floor + high) / 2), low: floor, high }
}
