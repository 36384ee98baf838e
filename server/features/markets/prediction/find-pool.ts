/** The terms that a forecast learns from: those of the category, or of a wider one if they are too few. */
import { monthNumber } from '#contracts/model/months.ts'
import { matchingRows, type Scope } from '#server/features/keywords/public.ts'
import type { KeywordTable } from '#server/features/screener/public.ts'
import type { MonthlySeries } from '#server/platform/forecast/months.ts'
import { remember } from '#server/platform/remember.ts'
import { type DemandPool, demandPool } from './demand-pool.ts'
import { refusedOf } from './predict.ts'

export interface FoundPool extends DemandPool {
  /** Null: all terms of the marketplace. */
  category: string | null
}

/** With fewer terms, the quantiles of the interval would be guesses. */
const MIN_TERMS = 10
/** The most searched terms show the season; more change it little. */
const MAX_TERMS = 200
/** Pools that stay in memory; one of 200 terms takes about 2 MB. */
const MAX_POOLS = 60

/** When a table is replaced, its pools are garbage-collected with it. */
const KNOWN = new WeakMap<KeywordTable, Map<string, FoundPool | null>>()

/** The nodes of a category, root first, and their names. */
export interface CategoryNodes {
  nodes: readonly string[]
  path: readonly string[]
}

/** Null if the whole marketplace has too few terms with enough months. */
export function findPool(table: KeywordTable, scope: Scope, category: CategoryNodes | undefined): FoundPool | null {
  const widening = category ? category.nodes.map((id, at) => ({ id, name: category.path[at] ?? '' })).toReversed() : []
  for (const { id, name } of widening) {
    const pool = poolOf(table, scope, { category: id }, name)
    if (pool) return pool
  }
  return poolOf(table, scope, {}, null)
}

function poolOf(
  table: KeywordTable,
  scope: Scope,
  filter: { category?: string },
  name: string | null,
): FoundPool | null {
  const { marketplace, data, accountId } = scope
  const owner = table.facts.owners.includes(accountId) ? accountId : 0
  const pools = KNOWN.get(table) ?? new Map<string, FoundPool | null>()
  KNOWN.set(table, pools)
  const makePool = () => {
    const rows = matchingRows(table, { marketplace, data, ...filter }, scope).slice(0, MAX_TERMS)
    const terms = Array.from(rows, (row) => termSeries(table, row)).filter((series) => refusedOf(series) === null)
    return terms.length < MIN_TERMS ? null : { ...demandPool(terms), category: name }
  }
  return remember(pools, JSON.stringify([marketplace, data, owner, filter.category]), makePool, MAX_POOLS)
}

/** The monthly searches of a term. */
export function termSeries(table: KeywordTable, row: number): MonthlySeries {
  const { trend, lastMonth } = table.label(row)
  const end = lastMonth === null ? 0 : monthNumber(lastMonth) + 1
  return { from: end - trend.length, values: trend }
}
