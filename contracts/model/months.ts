/** Months are `YYYY-MM`. */

/** How many months `to` is after `from`. */
export const monthsBetween = (from: string, to: string): number => monthNumber(to) - monthNumber(from)

/** Months since year 0, to count with: `2026-01` is 24312. */
export const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** The inverse of `monthNumber`. */
export const monthText = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** 0 for January. */
export const monthOfYear = (number: number) => number % 12

/** So many months, oldest first; the last one is `month`. */
export function monthsUntil(month: string, count: number): string[] {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, number - count + at, 1)).toISOString().slice(0, 7),
  )
}

/** The last full month before a day. */
export const lastFullMonth = (day: string): string => monthsUntil(day.slice(0, 7), 2)[0]!
