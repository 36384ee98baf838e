/** Months as numbers, so that a series has no gaps by mistake. */

/** Months since year 0: `2026-01` is 24312. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

export function monthText(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** 0 for January. */
export const monthOfYear = (number: number) => number % 12

/** Units of consecutive months; the first is `from`. */
export interface MonthlyUnits {
  from: number
  units: readonly number[]
}

/** The last months without a gap between them; null without months. */
export function monthlyUnits(points: readonly { month: string; units: number }[]): MonthlyUnits | null {
  const last = points.at(-1)
  if (!last) return null
  const units: number[] = []
  let from = monthNumber(last.month) + 1
  for (const point of points.toReversed()) {
    if (monthNumber(point.month) !== from - 1) break
    from--
    units.unshift(point.units)
  }
  return { from, units }
}

/** The part of a series before a month. */
export function before({ from, units }: MonthlyUnits, month: number): MonthlyUnits {
  return { from, units: units.slice(0, Math.max(0, month - from)) }
}

/** Zero has no logarithm, so a month without sales counts as half a unit. */
export const logUnits = (units: number) => Math.log(Math.max(units, 0.5))
