import type { Language } from '../language.ts'
import type { Table } from './block-kinds.ts'

/** The table as a reader of the language sees it: without the columns that translate into another. */
export function tableIn(table: Table, language: Language): Table {
  const shown = table.columns.map(({ onlyIn }) => onlyIn === undefined || onlyIn === language)
  return {
    ...table,
    columns: table.columns.filter((_, at) => shown[at]),
    rows: table.rows.map((row) => row.filter((_, at) => shown[at])),
  }
}
