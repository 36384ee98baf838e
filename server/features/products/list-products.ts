/** What the lists of products have in common: whose rows they search, and the facts of a page. */
import type { ProductFilter, ProductRow, productSearch } from '#contracts/api/product-search.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { DEFAULT_MARKETPLACE, marketplaces } from '#contracts/model/marketplaces.ts'
import { checkedProducts, type RightsWorld } from '#server/features/rights/public.ts'
import {
  matchingRows,
  pageOfRows,
  rowsInOrder,
  type ScreenerWorld,
  scopeOf,
  type Viewer,
} from '#server/features/screener/public.ts'
import { type RowSource, rowReader } from './product-rows.ts'

export type ListWorld = RightsWorld & ScreenerWorld

export interface ListSource {
  source: RowSource
  viewer: Viewer
}

export type ProductList = Body<typeof productSearch.search>

export async function sourceOf(world: ListWorld, accountId: number, filter: ProductFilter): Promise<ListSource> {
  const checked = await checkedProducts(world.db, accountId, filter.marketplace ?? DEFAULT_MARKETPLACE)
  const table = world.screener.products()
  const source = { table, scope: scopeOf(table, filter, accountId), checked }
  const viewer: Viewer = {
    accountId,
    checkedAsins: (risk) => [...checked.values()].filter((each) => each.risk === risk).map(({ asin }) => asin),
  }
  return { source, viewer }
}

/** The rows of a page, read before any wait, in which an import could replace the table and close its file. */
export function pageOf({ source, viewer }: ListSource, { page = 1, size = PAGE_SIZE, ...search }: ProductList) {
  const { table, scope } = source
  const rows = matchingRows(table, search, scope, viewer)
  const total = rows.length
  const shown = pageOfRows(table, rows, scope, search, { offset: (page - 1) * size, limit: size })
  const row: ProductRow[] = Array.from(shown, rowReader(source))
  return {
    row,
    total,
    all: scope.all,
    page,
    size,
    marketplace: scope.marketplace,
    currency: marketplaces[scope.marketplace].currency,
    data: scope.data,
    hasBoth: scope.hasBoth,
    month: scope.month ?? scope.months.at(-1) ?? null,
  }
}

export const everyRow = ({ source, viewer }: ListSource, search: Omit<ProductList, 'page' | 'size'>): Uint32Array =>
  rowsInOrder(source.table, matchingRows(source.table, search, source.scope, viewer), source.scope, search)
