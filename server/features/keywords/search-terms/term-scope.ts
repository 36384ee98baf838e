/** The rows and the period that a search of terms is about. */
import type { SearchTermFilter } from '#contracts/api/search-terms.ts'
import { knownPeriods } from '#contracts/model/keywords/search-term-periods.texts.ts'
import { quartersIn, type TermPeriod } from '#contracts/model/keywords/search-term-periods.ts'
import type { KeywordTable } from '#server/features/screener/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type Scope, scopeOf } from '../keyword-scope.ts'

/** Existing periods, oldest first. */
export type TermPeriods = Readonly<Record<TermPeriod, readonly string[]>>

export interface TermScope extends Scope {
  kind: TermPeriod
  /** Null if there is none of this kind. */
  period: string | null
  periods: TermPeriods
}

/** Refuses a period that does not exist. */
export function termScopeOf(table: KeywordTable, filter: SearchTermFilter, accountId: number): TermScope {
  const scope = scopeOf(table, filter, accountId)
  const span = scope.all > 0 ? table.span(scope.marketplace, scope.data) : undefined
  const periods = periodsOf(span ?? { weeks: [], months: [] })
  const { kind = 'week', period = periods[kind].at(-1) ?? null } = filter
  if (period !== null && !periods[kind].includes(period))
    throw refuse('unknownPeriod', { period, known: (language) => knownPeriods(kind, periods[kind], language) })
  return { ...scope, kind, period, periods }
}

export const periodsOf = ({ weeks, months }: { weeks: readonly string[]; months: readonly string[] }): TermPeriods => ({
  week: weeks,
  month: months,
  quarter: quartersIn(months),
})
