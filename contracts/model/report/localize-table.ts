import type { Language } from '../language.ts'
import type { Table } from './block-kinds.ts'

/** Removes columns that are empty or translate into another language. */
export function localizeTable(table: Table, language: Language): Table {
  const isFilled = (at: number) =>
    table.rows.length === 0 || table.rows.some((row) => row[at] !== null && row[at] !== undefined)
  const shown = table.columns.map(({ onlyIn }, at) => (onlyIn === undefined || onlyIn === language) && isFilled(at))
  return {
    ...table,
    columns: table.columns.filter((_, at) => shown[at]),
    rows: table.rows.map((row) => row.filter((_, at) => shown[at])),
  }
}
