export { callValueReader, knownOf, withoutNoise } from './call-values.ts'
export { categoryTree, countByCategory } from './category-tree.ts'
export { clickedRows } from './clicked-rows.ts'
export type { KeywordSpan } from './keyword-table.format.ts'
export type { KeywordTable } from './keyword-table.ts'
export { marketPulse } from './market-pulse.ts'
export { measureProduct, measureUnits, type ProductMeasures } from './measure-product.ts'
export { namedRows, productOfFamily, typedAsins } from './named-rows.ts'
export { asinNumber, asinOf } from './product-table.format.ts'
export type { ProductTable } from './product-table.ts'
export { rowsOfSpan, type Span } from './row-spans.ts'
export type { ScreenerWorld } from './screener.ts'
export {
  matchingRows,
  pageOfRows,
  rowsInOrder,
  type Scope,
  type SearchedRows,
  scopeOf,
  type Viewer,
} from './search-products.ts'
export { allowValues, categoryCondition, rangeCondition, storedBounds } from './table-conditions.ts'
