/** What a search of terms reads: both tables, the rows, the period and its columns. */
import type { SearchTermFilter } from '#contracts/api/search-terms.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { CatalogueWorld } from '#server/features/catalogue/public.ts'
import { clickedRows, type ScreenerWorld } from '#server/features/screener/public.ts'
import { termColumns } from './term-columns.ts'
import { type SourceOfTerms, titleReader } from './term-rows.ts'
import { type TermScope, termScopeOf } from './term-scope.ts'

export type TermWorld = ScreenerWorld & Pick<CatalogueWorld, 'catalogue'>

/** Refuses a period that does not exist. */
export function sourceOfTerms(world: TermWorld, accountId: number, filter: SearchTermFilter): SourceOfTerms {
  const { screener } = world
  const table = screener.keywords()
  const products = screener.products()
  const scope = termScopeOf(table, filter, accountId)
  return {
    table,
    scope,
    columns: termColumns(table, scope),
    products,
    clicked: clickedRows(table, products, scope),
    titlesOf: titleReader(world, table),
  }
}

/** What every list answers about its scope. */
export function scopeAnswer({ marketplace, data, hasBoth, kind, period, periods }: TermScope) {
  const { currency } = marketplaces[marketplace]
  const { week, month, quarter } = periods
  return {
    marketplace,
    currency,
    data,
    hasBoth,
    kind,
    period,
    periods: { week: [...week], month: [...month], quarter: [...quarter] },
  }
}

/** Lets a file be sent although an import replaces the tables. */
export function holdTables({ table, products }: SourceOfTerms): () => void {
  const [releaseTerms, releaseProducts] = [table.hold(), products.hold()]
  return () => {
    releaseTerms()
    releaseProducts()
  }
}
