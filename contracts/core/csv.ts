/**
 * CSV (RFC 4180) for spreadsheets: no cell runs as a formula (owasp.org/www-community/attacks/CSV_Injection), and order
 * numbers keep all digits.
 */

/** Byte order mark; without it Excel does not recognize UTF-8. */
export const CSV_MARK = '\ufeff'

export type Cell = string | number | null

const FORMULA = /^[=+\-@\t\r]/
const MINUS_SIGN = /^−(?=\p{Sc}?\d)/u
/** `-10.00`, `+40.8%`, `-$1,234.50`. */
const SIGNED_NUMBER = /^[+-]\p{Sc}?\d[\d.,]*%?$/u
/** Excel shows digits after the fifteenth as 0; a trailing tab makes the cell text. */
const LONG_DIGITS = /^\d{16,}$/

/** `−$1.05` → `-$1.05`: spreadsheets read only a hyphen as a sign. */
export const withHyphenSign = (text: string): string => text.replace(MINUS_SIGN, '-')

/** Nearly all cells of a long file have none of the characters that need care. */
const NEEDS_CARE = /[=+\-@\t\r\n−",]|\d{16}/
const LARGEST_SHORT_NUMBER = 1e15

/** An apostrophe before a formula turns it into text. */
export function csvCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number' && Math.abs(value) < LARGEST_SHORT_NUMBER) return String(value)
  if (!NEEDS_CARE.test(String(value))) return String(value)
  const text = withHyphenSign(String(value))
  const isFormula = FORMULA.test(text) && !SIGNED_NUMBER.test(text)
  const safe = isFormula ? `'${text}` : LONG_DIGITS.test(text) ? `${text}\t` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`
