/** What a list shows of its rows: one definition for head, cells, cards and the column chooser. */
import type { ReactNode } from 'react'

export type Direction = 'asc' | 'desc'

interface Column<Row> {
  /** Unique in the list; stored by the column chooser. */
  id: string
  head: string
  /** Numbers are right-aligned. */
  isNumber?: boolean
  cell: (row: Row) => ReactNode
}

/** A column of a long list. */
export interface ListColumn<Row> extends Column<Row> {
  /** Meaning or formula; the head shows it. */
  help?: string | undefined
  /** The server's name of the order, and the order of the first click. */
  sort?: { by: string; first: Direction } | undefined
  /** Pixels in the table. */
  width: number
  /** Hidden until the reader chooses it. */
  isOptional?: boolean
}

/** A column of a short table, which the browser lays out. */
export interface TableColumn<Row> extends Column<Row> {
  isMuted?: boolean
  /** Its place in a card: at the end of the first line, a line of its own, or after its head. */
  inCard?: 'corner' | 'line' | 'labelled'
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

/** The columns that show, in the order of the definition. The first one always does. */
export const visibleColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  shown: readonly string[] | null,
): ListColumn<Row>[] =>
  columns.filter(({ id, isOptional }, at) => at === 0 || (shown ? shown.includes(id) : !isOptional))
