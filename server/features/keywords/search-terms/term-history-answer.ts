import type { searchTerms } from '#contracts/api/search-terms.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { clickedRows } from '#server/features/screener/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import { scopeOf, sees } from '../keyword-scope.ts'
import { termFactsReader, titleReader } from './term-rows.ts'
import { seenPeriods } from './term-scope.ts'
import type { TermWorld } from './term-source.ts'
import { trendReader, weeklyRanks } from './term-trend.ts'

/** All known weeks and months of one term. Refuses a term that the account does not see. */
export function historyOf(world: TermWorld, accountId: number, id: number): Output<typeof searchTerms.history> {
  const { screener, catalogue } = world
  const table = screener.keywords()
  const row = table.ids.all().indexOf(id)
  const span = table.facts.spans.find(({ from, to }) => row >= from && row < to)
  if (!span || !sees(table, accountId)(row)) throw refuse('termNotFound')
  const products = screener.products()
  const scope = scopeOf(table, { marketplace: span.marketplace, data: span.data }, accountId)
  const clicked = clickedRows(table, products, scope)
  const seen = seenPeriods(span, accountId)
  const weekly = trendReader(table, { kind: 'week', ...seen })(row)
  const monthly = trendReader(table, { kind: 'month', ...seen })(row)
  const ranks = weeklyRanks(table, seen, row)
  return {
    ...termFactsReader({ table, scope, products, clicked, titlesOf: titleReader(world, table) })(row),
    marketplace: span.marketplace,
    brands: catalogue.clickedNames(id).brands,
    weeks: seen.periods.week.map((first, at) => ({ first, searches: weekly[at] ?? null, rank: ranks[at] ?? null })),
    months: seen.periods.month.map((month, at) => ({ month, searches: monthly[at] ?? null })),
  }
}
