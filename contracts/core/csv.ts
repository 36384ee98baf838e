/**
 * Cells and lines of CSV (RFC 4180) for spreadsheets: no cell runs as a formula
 * (owasp.org/www-community/attacks/CSV_Injection), and order numbers keep all their digits.
 */

/** Excel recognises UTF-8 by this mark at the start of a file. */
export const CSV_MARK = '\ufeff'

export type Cell = string | number | null

const FORMULA = /^[=+\-@\t\r]/
/** `-10.00`, `+40.8%`, `-$1,234.50`. */
const SIGNED_NUMBER = /^[+-]\p{Sc}?\d[\d.,]*%?$/u
/** Excel shows digits after the fifteenth as 0. A trailing tab makes the cell a text. */
const LONG_DIGITS = /^\d{16,}$/

/** A cell, quoted if necessary. An apostrophe before a formula turns it into text. */
export function csvCell(value: Cell): string {
  const text = String(value ?? '')
  const isFormula = FORMULA.test(text) && !SIGNED_NUMBER.test(text)
  const safe = isFormula ? `'${text}` : LONG_DIGITS.test(text) ? `${text}\t` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`
