/** The rows of a list as CSV or as a workbook. */
import type { Cell } from '#contracts/core/csv.ts'
import type { CellFormat, Sheet, SheetColumn } from '#contracts/core/sheet-xml.ts'
import { roundTo } from '#contracts/model/number.ts'
import { csvLines } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

export interface FileColumn<R> extends SheetColumn {
  cell(row: R): Cell
}

export interface ListFile<R> {
  /** Of the sheet. */
  name: string
  columns: readonly FileColumn<R>[]
  /** In order. */
  rows: Uint32Array
  read(row: number): R
}

/** Excel allows 1,048,576 rows with the head. */
const SHEET_ROWS = 1_048_575

export const fileColumn = <R>(
  header: string,
  width: number,
  format: CellFormat,
  cell: (row: R) => Cell,
): FileColumn<R> => ({ header, width, format, cell })

/** Four digits are enough for shares and ratios. */
export const rounded = (value: number | null): number | null => (value === null ? null : roundTo(value, 4))

export const listCsv = <R>(list: ListFile<R>): Generator<string> =>
  csvLines(
    list.columns.map(({ header }) => header),
    cellsOf(list, list.rows),
  )

/** One sheet, or several if there are more rows than Excel allows on one. */
export function listXlsx<R>(list: ListFile<R>): AsyncGenerator<Uint8Array> {
  const { name, columns, rows } = list
  const sheets = Array.from(
    { length: Math.max(1, Math.ceil(rows.length / SHEET_ROWS)) },
    (_, at): Sheet => ({
      name: at === 0 ? name : `${name} ${at + 1}`,
      columns,
      rows: cellsOf(list, rows.subarray(at * SHEET_ROWS, (at + 1) * SHEET_ROWS)),
    }),
  )
  return xlsxOf(sheets)
}

function* cellsOf<R>({ columns, read }: ListFile<R>, rows: Uint32Array): Generator<Cell[]> {
  for (const number of rows) {
    const row = read(number)
    yield columns.map(({ cell }) => cell(row))
  }
}
