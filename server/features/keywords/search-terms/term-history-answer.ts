import type { searchTerms } from '#contracts/api/search-terms.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { clickedRows, type ScreenerWorld } from '#server/features/screener/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import { scopeOf, sees } from '../keyword-scope.ts'
import { termFactsReader } from './term-rows.ts'
import { periodsOf } from './term-scope.ts'
import { trendReader, weeklyRanks } from './term-trend.ts'

/** All known weeks and months of one term. Refuses a term that the account does not see. */
export function historyOf(
  { screener }: ScreenerWorld,
  accountId: number,
  id: number,
): Output<typeof searchTerms.history> {
  const table = screener.keywords()
  const row = table.ids.all().indexOf(id)
  const span = table.facts.spans.find(({ from, to }) => row >= from && row < to)
  if (!span || !sees(table, accountId)(row)) throw refuse('termNotFound')
  const products = screener.products()
  const scope = scopeOf(table, { marketplace: span.marketplace, data: span.data }, accountId)
  const clicked = clickedRows(table, products, scope)
  const periods = periodsOf(span)
  const weekly = trendReader(table, { kind: 'week', periods })(row)
  const monthly = trendReader(table, { kind: 'month', periods })(row)
  const ranks = weeklyRanks(table, span.weeks, row)
  return {
    ...termFactsReader({ table, scope, products, clicked })(row),
    marketplace: span.marketplace,
    weeks: span.weeks.map((first, at) => ({ first, searches: weekly[at] ?? null, rank: ranks[at] ?? null })),
    months: span.months.map((month, at) => ({ month, searches: monthly[at] ?? null })),
  }
}
