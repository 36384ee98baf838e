/** The rows and the period that a search of terms is about. */
import type { SearchTermFilter } from '#contracts/api/search-terms.ts'
import { knownPeriods } from '#contracts/model/keywords/search-term-periods.texts.ts'
import { quartersIn, type TermPeriod } from '#contracts/model/keywords/search-term-periods.ts'
import type { KeywordSpan, KeywordTable } from '#server/features/screener/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type Scope, scopeOf, visiblePeriods } from '../keyword-scope.ts'

/** Existing periods, oldest first. */
export type TermPeriods = Readonly<Record<TermPeriod, readonly string[]>>

/** The periods that an account sees, without gaps, and where their columns begin. */
export interface SeenPeriods {
  periods: TermPeriods
  /** Number of weeks and months after the last one that the account sees: terms of other accounts have them. */
  later: Readonly<Record<'week' | 'month', number>>
}

export interface TermScope extends Scope, SeenPeriods {
  kind: TermPeriod
  /** Null if there is none of this kind. */
  period: string | null
}

/** Refuses a period that does not exist. */
export function termScopeOf(table: KeywordTable, filter: SearchTermFilter, accountId: number): TermScope {
  const scope = scopeOf(table, filter, accountId)
  const span = scope.all > 0 ? table.span(scope.marketplace, scope.data) : undefined
  const seen = seenPeriods(span, accountId)
  const { periods } = seen
  const { kind = 'week', period = periods[kind].at(-1) ?? null } = filter
  if (period !== null && !periods[kind].includes(period))
    throw refuse('unknownPeriod', { period, known: (language) => knownPeriods(kind, periods[kind], language) })
  return { ...scope, ...seen, kind, period }
}

export function seenPeriods(span: KeywordSpan | undefined, accountId: number): SeenPeriods {
  const [week, month] = [seenOf(span, 'weeks', accountId), seenOf(span, 'months', accountId)]
  return {
    periods: { week: week.periods, month: month.periods, quarter: quartersIn(month.periods) },
    later: { week: week.later, month: month.later },
  }
}

function seenOf(span: KeywordSpan | undefined, kind: 'weeks' | 'months', accountId: number) {
  const seen = span ? visiblePeriods(span, kind, accountId) : []
  const [first, last] = [seen[0], seen.at(-1)]
  if (!span || first === undefined || last === undefined) return { periods: [], later: 0 }
  const end = span[kind].indexOf(last) + 1
  return { periods: span[kind].slice(span[kind].indexOf(first), end), later: span[kind].length - end }
}
