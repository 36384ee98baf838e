/**
 * Tables as CSV (RFC 4180) that spreadsheets open as they are meant: with the mark by which Excel knows UTF-8, without cells
 * that it would take for formulas (owasp.org/www-community/attacks/CSV_Injection), and with order numbers in all their digits.
 */

const BOM = '\ufeff'
const FORMULA = /^[=+\-@\t\r]/
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/

/** Excel keeps fifteen digits of a number and shows the rest as 0: with a tab behind it, it stays the text that it is. */
const LONG_DIGITS = /^\d{16,}$/

export type Cell = string | number | null

/** A cell: quoted where it must be, with an apostrophe before what would be run and a tab behind what would lose digits. */
export function csvCell(value: Cell): string {
  const text = String(value ?? '')
  const run = FORMULA.test(text) && !PLAIN_NUMBER.test(text)
  const safe = run ? `'${text}` : LONG_DIGITS.test(text) ? `${text}\t` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

/** The table in pieces, its head first. */
export async function* csvOf(head: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield BOM + line(head)
  for await (const row of rows) yield line(row)
}
