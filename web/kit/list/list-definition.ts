/** What a screen says about its list. */
import type { ReactNode } from 'react'
import type { Input, Output } from '#contracts/core/endpoint.ts'
import type { DataEndpoint } from '#web/api/client.ts'
import type { QueryResult } from '#web/kit/panel-state.ts'
import type { ListColumn, Sorting } from './column.ts'
import type { ListedPage } from './use-windows.ts'

/** What a list call answers. */
export interface ListAnswer<Row> extends ListedPage<Row> {
  all: number
  csv: string
  xlsx: string
}

interface ListDefinition<Row> {
  /** Where this browser keeps columns and density. */
  settings: string
  /** Rows of another scope, such as another marketplace or month, cannot be compared with these. */
  scope: string
  columns: readonly ListColumn<Row>[]
  rowId: (row: Row) => string
  nameOf: (row: Row) => string
  words: { label: string; none: string; noneHint: string; open: string; openOf: (name: string) => string }
  onOpen: (row: Row) => void
  /** Rows that can be compared; ten without it. */
  maxCompared?: number
  /** What else can be done with chosen rows; then more rows can be chosen than compared, and the first ones at once. */
  chosen?: { max: number; actions: (rows: readonly Row[], clear: () => void) => ReactNode }
  /** What else can be done with compared rows. */
  compared?: (rows: readonly Row[]) => ReactNode
  /** Set for a gallery: its cards replace the table on wide windows. `useListPage` must know it too. */
  card?: ((row: Row, lead: ReactNode) => ReactNode) | undefined
  /** Whether the screen has a field for the order, so that phones need none. */
  hasOwnOrder?: boolean
}

export interface ListSource<Row, E extends DataEndpoint> {
  endpoint: E
  inputOf: (page: number, size: number) => Input<E>
  rowsOf: (data: Output<E>) => ListedPage<Row>
}

export interface ListViewProps<Row extends object, E extends DataEndpoint> {
  definition: ListDefinition<Row>
  list: QueryResult<ListAnswer<Row>> & { isSuccess: boolean; isPlaceholderData: boolean }
  /** The call, for the rows in view of a table. */
  source: ListSource<Row, E>
  sorting: Sorting
  /** Name of the order, if no column shows it. */
  sortName: string
  onSort: (sorting: Sorting) => void
  /** The search; a new one scrolls to the top. */
  searchKey: string
  /** Beside the number of rows. */
  tag?: ReactNode
  /** Replaces the default title of a list that could not be loaded. */
  errorTitle?: string
  /** Beside the retry button of a list that could not be loaded. */
  errorAction?: ReactNode
}

/** The properties of a list that has been loaded. */
export interface RowsProps<Row extends object, E extends DataEndpoint> extends ListViewProps<Row, E> {
  page: ListAnswer<Row>
  /** Those that show. */
  columns: readonly ListColumn<Row>[]
  isDense: boolean
  lead: (row: Row) => ReactNode
  /** A box that chooses the first rows, in the head of the table or above the cards. */
  chooseFirst: ReactNode
}
