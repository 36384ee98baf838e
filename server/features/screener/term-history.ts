/** Columns of the weeks and months of search terms, counted back from the last one of a marketplace and class. */
import { TERM_MONTHS, TERM_WEEKS } from '#contracts/model/keywords/search-term-periods.ts'
import type { StoredColumns } from '#server/platform/columns/stored-columns.ts'

/** `searches` and `rank` of weeks, and `months`: searches of months. */
export type HistoryKind = 'searches' | 'rank' | 'months'
export const HISTORY_LENGTHS = { searches: TERM_WEEKS, rank: TERM_WEEKS, months: TERM_MONTHS } as const

export const historyColumn = (kind: HistoryKind, back: number) => `${kind} ${back} back`

export interface TermHistory {
  /** A value for each row of the table; NaN: unknown. */
  column(kind: HistoryKind, back: number): Float32Array
  /** One value. Does not bring the column into memory. */
  at(kind: HistoryKind, back: number, row: number): number
  /** All values of one row, oldest first. */
  ofRow(kind: HistoryKind, row: number): number[]
}

export function termHistory(stored: StoredColumns): TermHistory {
  const columnsOf = (kind: HistoryKind) =>
    Array.from({ length: HISTORY_LENGTHS[kind] }, (_, back) => stored(historyColumn(kind, back), 'f32'))
  const columns = { searches: columnsOf('searches'), rank: columnsOf('rank'), months: columnsOf('months') }
  return {
    column: (kind, back) => columns[kind][back]!.all(),
    at: (kind, back, row) => columns[kind][back]!.at(row),
    ofRow: (kind, row) => columns[kind].map((column) => column.at(row)).toReversed(),
  }
}
