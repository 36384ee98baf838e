/** Searches and ranks of terms in the chosen period and in those before it. */
import { lastMonthOf, periodsBetween, TERM_MONTHS, TERM_WEEKS } from '#contracts/model/keywords/search-term-periods.ts'
import type { KeywordTable } from '#server/features/screener/public.ts'
import { remember } from '#server/platform/remember.ts'
import type { TermScope } from './term-scope.ts'

/** Values so many periods before the chosen one, by row; null: there is no such period. NaN: unknown. */
type Series = (before: number) => Float32Array | null

export interface PeriodSeries {
  searches: Series
  /** Null for months and quarters, too. */
  ranks: Series
}

const NOTHING: Series = () => null

export function periodSeries({ history }: KeywordTable, { kind, period, periods, later }: TermScope): PeriodSeries {
  const newest = periods[kind].at(-1)
  if (period === null || newest === undefined) return { searches: NOTHING, ranks: NOTHING }
  if (kind === 'week') {
    const back = later.week + periodsBetween(kind, period, newest)
    const series =
      (name: 'searches' | 'rank'): Series =>
      (before) =>
        back + before < TERM_WEEKS ? history.column(name, back + before) : null
    return { searches: series('searches'), ranks: series('rank') }
  }
  const month = (at: number) => (at < TERM_MONTHS ? history.column('months', at) : null)
  if (kind === 'month') {
    const back = later.month + periodsBetween(kind, period, newest)
    return { searches: (before) => month(back + before), ranks: NOTHING }
  }
  const monthsBack = later.month + periodsBetween('month', lastMonthOf(period), periods.month.at(-1) ?? '')
  const sums = new Map<number, Float32Array | null>()
  return {
    searches: (before) => remember(sums, before, () => quarterSum(month, monthsBack + before * 3)),
    ranks: NOTHING,
  }
}

/** Null if one of the three months is not kept. */
function quarterSum(month: (back: number) => Float32Array | null, lastBack: number): Float32Array | null {
  const [last, middle, first] = [month(lastBack), month(lastBack + 1), month(lastBack + 2)]
  return last && middle && first && last.map((value, row) => value + middle[row]! + first[row]!)
}
