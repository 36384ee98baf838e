/** What a list shows of its rows: one definition for head, cells, cards and the column chooser. */
import type { ReactNode } from 'react'

export type Direction = 'asc' | 'desc'

export interface ListColumn<Row> {
  /** Unique in the list; stored by the column chooser. */
  id: string
  head: string
  /** Meaning or formula; the head shows it. */
  help?: string | undefined
  /** Numbers are right-aligned. */
  isNumber?: boolean
  /** The server's name of the order, and the order of the first click. */
  sort?: { by: string; first: Direction } | undefined
  /** Pixels in the table. */
  width: number
  cell: (row: Row) => ReactNode
  /** Hidden until the reader chooses it. */
  isOptional?: boolean
}

export interface Sorting {
  by: string
  order: Direction
}

/** The order after a click on a head: first its own order, then the opposite. */
export const nextSorting = ({ by, first }: { by: string; first: Direction }, now: Sorting): Sorting => {
  if (now.by !== by) return { by, order: first }
  return { by, order: now.order === 'asc' ? 'desc' : 'asc' }
}
