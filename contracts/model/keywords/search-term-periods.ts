/** Periods of search terms, as in Amazon Brand Analytics (DOMAIN B4a): weeks from Sunday to Saturday, months and quarters. */
import { HISTORY_WEEKS, weeksBetween } from '../full-weeks.ts'
import { monthsBetween } from '../months.ts'

export const TERM_PERIODS = ['week', 'month', 'quarter'] as const
export type TermPeriod = (typeof TERM_PERIODS)[number]

/** Weeks and months that are kept of a term. */
export const TERM_WEEKS = HISTORY_WEEKS
export const TERM_MONTHS = 24

/** `2026-Q3` of `2026-08`. */
const quarterOf = (month: string): string => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`

/** The last month of a quarter: `2026-09` of `2026-Q3`. */
export const lastMonthOf = (quarter: string): string =>
  `${quarter.slice(0, 4)}-${String(Number(quarter.slice(6)) * 3).padStart(2, '0')}`

/** The quarters of which all three months are among these, oldest first. The months have no gaps. */
export const quartersIn = (months: readonly string[]): string[] =>
  months.flatMap((month, at) => (at >= 2 && Number(month.slice(5, 7)) % 3 === 0 ? [quarterOf(month)] : []))

/** How many periods `to` is after `from`. */
export function periodsBetween(kind: TermPeriod, from: string, to: string): number {
  if (kind === 'week') return weeksBetween(from, to)
  return kind === 'month' ? monthsBetween(from, to) : monthsBetween(lastMonthOf(from), lastMonthOf(to)) / 3
}
