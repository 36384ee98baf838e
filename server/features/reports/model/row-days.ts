/** The day of each row of a table, where its rows are of several days; nothing where all are of one. */
import type { Product } from '#contracts/model/catalogue.ts'
import type { Column } from '#contracts/model/report/block-kinds.ts'
import type { Basis } from '../asin/context.ts'
import { column } from './blocks.ts'

interface RowDays {
  /** One column, or none. */
  columns: Column[]
  /** The cell of a product, or none. */
  cells: (product: Product) => [day: string] | []
}

export function rowDays(context: Basis, products: readonly Product[]): RowDays {
  if (new Set(products.map(dayOf)).size < 2) return { columns: [], cells: () => [] }
  return { columns: [column(context, 'column.observedOn', 'date', 1.4)], cells: (product) => [dayOf(product)] }
}

/** A price or rank that a later record lacked is older than the record: the row is as old as the oldest of them. */
const dayOf = ({ observedOn, factDays: { price, rank, rating, ratings } }: Product): string =>
  [price, rank, rating, ratings].reduce<string>((oldest, day) => (day && day < oldest ? day : oldest), observedOn)
