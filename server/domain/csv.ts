/**
 * Tables as CSV (RFC 4180) that spreadsheets open as they are meant: with the mark by which Excel knows UTF-8, and without
 * cells that it would take for formulas (owasp.org/www-community/attacks/CSV_Injection).
 */

const BOM = '\ufeff'
const FORMULA = /^[=+\-@\t\r]/
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/

export type Cell = string | number | null

/** A cell: quoted where it must be, and with an apostrophe before what would be run. */
export function csvCell(value: Cell): string {
  const text = String(value ?? '')
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

/** The table in pieces, its head first. */
export async function* csvOf(head: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield BOM + line(head)
  for await (const row of rows) yield line(row)
}
