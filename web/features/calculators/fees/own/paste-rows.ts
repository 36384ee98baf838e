/** Pastes the cells of a sheet into the grid of a form. */
import { readCsv } from '#contracts/core/csv-read.ts'
import { SheetError } from '#contracts/core/sheet.ts'
import { plainName } from '#contracts/model/calculators/profit/column-names.ts'
import type { ColumnKey, FormRow } from './table-form.ts'

export interface GridColumn {
  key: ColumnKey
  label: string
  /** Shown behind the label. */
  unit: string
  /** The values to choose from; null if the cells take text or a number. */
  options: readonly { value: string; label: string }[] | null
}

/** Whether a pasted text has more than one cell. */
export const isSheet = (text: string): boolean => /[\t\n\r]/.test(text.trim())

/**
 * Returns the rows of the grid after pasting a sheet into them. If the first row of the sheet names columns of the
 * grid, the cells below go to these columns; otherwise the cells start at the given cell. A first row without any digit
 * counts as a header and is skipped.
 */
export function withPasted(
  rows: readonly FormRow[],
  sheet: string,
  { row, column, columns }: { row: number; column: number; columns: readonly GridColumn[] },
): FormRow[] {
  const pasted = cellsOf(sheet)
  const [head = []] = pasted
  const named = head.map((cell) => columns.findIndex((each) => isName(cell, each)))
  const isNamed = named.filter((at) => at >= 0).length > head.length / 2
  const isHeader = isNamed || (pasted.length > 1 && !head.some((cell) => /\d/.test(cell) || isOption(cell, columns)))
  const targets = isNamed ? named : head.map((_, at) => column + at)
  const next = [...rows]
  for (const [at, cells] of (isHeader ? pasted.slice(1) : pasted).entries()) {
    const written = cells.flatMap((cell, index) => {
      const target = columns[targets[index] ?? column + index]
      return target ? [[target.key, choiceOrText(cell, target)] as const] : []
    })
    next[row + at] = { ...next[row + at], ...Object.fromEntries(written) }
  }
  return next.map((each) => each ?? {})
}

/**
 * Spreadsheets separate copied cells by tabs, so in a text with tabs a comma can be a decimal mark. A text that cannot
 * be parsed stays in one cell.
 */
function cellsOf(sheet: string): string[][] {
  try {
    const rows = readCsv(sheet.includes('\t') ? `sep=\t\n${sheet}` : sheet)
    return rows.map(({ cells }) => cells.map((cell) => String(cell ?? '').trim()))
  } catch (error) {
    if (error instanceof SheetError) return [[sheet.trim()]]
    throw error
  }
}

const isName = (cell: string, { label, unit }: GridColumn): boolean => {
  const name = plainName(cell)
  return name !== '' && [label, `${label} ${unit}`].some((each) => plainName(each) === name)
}

const isOption = (cell: string, columns: readonly GridColumn[]): boolean =>
  columns.some(({ options }) => options?.some((option) => isChoice(cell, option)))

const isChoice = (cell: string, { value, label }: { value: string; label: string }): boolean =>
  plainName(cell) !== '' && [value, label].some((each) => plainName(each) === plainName(cell))

/** Returns the value of the option that the cell names. Other text stays; in a column of options it is a fault. */
const choiceOrText = (cell: string, { options }: GridColumn): string =>
  options?.find((option) => isChoice(cell, option))?.value ?? cell
