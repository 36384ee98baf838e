export { ensureTables } from './build-tables.ts'
export type { RowSpan } from './product-table.build.ts'
export { asinOf } from './product-table.build.ts'
export type { ProductTable } from './product-table.ts'
export { type Screener, type ScreenerWorld, screenerOf } from './screener.ts'
export {
  matchingRows,
  nodeId,
  type Order,
  pageOfRows,
  rowsInOrder,
  type Scope,
  scopeOf,
  type Viewer,
} from './search-products.ts'
