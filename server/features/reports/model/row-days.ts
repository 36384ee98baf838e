import type { Product } from '#contracts/model/catalogue.ts'
import type { Column } from '#contracts/model/report/block-kinds.ts'
import type { Basis } from '../asin/context.ts'
import { column } from './blocks.ts'

interface RowDays {
  columns: Column[]
  cells: (product: Product) => [day: string] | []
}

export function rowDays(context: Basis, products: readonly Product[]): RowDays {
  if (new Set(products.map(dayOf)).size < 2) return { columns: [], cells: () => [] }
  return { columns: [column(context, 'column.observedOn', 'date', 1.4)], cells: (product) => [dayOf(product)] }
}

/** A row is as old as its oldest fact: facts missing in the latest record come from earlier ones. */
const dayOf = ({ observedOn, factDays: { price, rank, rating, ratings } }: Product): string =>
  [price, rank, rating, ratings].reduce<string>((oldest, day) => (day && day < oldest ? day : oldest), observedOn)
