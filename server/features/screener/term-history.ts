/** Columns of the weeks and months of search terms, counted back from the last one of a marketplace and class. */
import { TERM_MONTHS, TERM_WEEKS } from '#contracts/model/keywords/search-term-periods.ts'
import type { ColumnFile } from '#server/platform/columns/column-file.ts'
import { remember } from '#server/platform/remember.ts'

/** `searches` and `rank` of weeks, and `months`: searches of months. */
export type HistoryKind = 'searches' | 'rank' | 'months'
export const HISTORY_LENGTHS = { searches: TERM_WEEKS, rank: TERM_WEEKS, months: TERM_MONTHS } as const

export const historyColumn = (kind: HistoryKind, back: number) => `${kind} ${back} back`

export interface TermHistory {
  /** A value for each row of the table; NaN: unknown. Read from the file; those last used stay in memory. */
  column(kind: HistoryKind, back: number): Float32Array
  /** All values of one row, oldest first, read from the file. */
  ofRow(kind: HistoryKind, row: number): number[]
}

/** One column of three million rows takes 12 MB. */
const CACHED_BYTES = 120_000_000
/** A page of a week needs eight columns. */
const CACHED_AT_LEAST = 8

export function termHistory(file: ColumnFile, rows: number): TermHistory {
  const cached = new Map<string, Float32Array>()
  const limit = Math.max(CACHED_AT_LEAST, Math.floor(CACHED_BYTES / (rows * Float32Array.BYTES_PER_ELEMENT + 1)))
  const readers = new Map<HistoryKind, ((row: number) => number)[]>()
  const readersOf = (kind: HistoryKind) =>
    remember(readers, kind, () =>
      Array.from({ length: HISTORY_LENGTHS[kind] }, (_, back) => file.values(historyColumn(kind, back), 'f32')),
    )
  return {
    column(kind, back) {
      const name = historyColumn(kind, back)
      return remember(cached, name, () => file.read(name, 'f32'), limit)
    },
    ofRow: (kind, row) =>
      readersOf(kind)
        .map((valueAt) => valueAt(row))
        .toReversed(),
  }
}
