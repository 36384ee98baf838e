/** All known periods of a term, read from the file. */
import type { KeywordTable } from '#server/features/screener/public.ts'
import type { SeenPeriods, TermScope } from './term-scope.ts'

/** Searches of the known weeks, months or quarters, oldest first. */
export function trendReader(
  { history }: KeywordTable,
  { kind, periods, later }: Pick<TermScope, 'kind' | 'periods' | 'later'>,
): (row: number) => (number | null)[] {
  if (kind === 'week') return (row) => lastOf(history.ofRow('searches', row), periods.week.length, later.week)
  const months = (row: number) => lastOf(history.ofRow('months', row), periods.month.length, later.month)
  return kind === 'month' ? months : (row) => quarterSums(months(row), periods.month)
}

/** Ranks of the known weeks, oldest first. */
export const weeklyRanks = (
  { history }: KeywordTable,
  { periods, later }: SeenPeriods,
  row: number,
): (number | null)[] => lastOf(history.ofRow('rank', row), periods.week.length, later.week)

/** So many values before the later ones, which belong to periods of other accounts. */
const lastOf = (values: readonly number[], count: number, later: number) =>
  values
    .slice(values.length - later - count, values.length - later)
    .map((value) => (Number.isNaN(value) ? null : value))

/** Null if one of the three months is unknown. */
const quarterSums = (searches: readonly (number | null)[], months: readonly string[]): (number | null)[] =>
  months.flatMap((month, at) => {
    if (at < 2 || Number(month.slice(5, 7)) % 3 !== 0) return []
    const three = searches.slice(at - 2, at + 1)
    return [three.every((value) => value !== null) ? three.reduce((sum, value) => sum + value, 0) : null]
  })
