/**
 * Rows as CSV (RFC 4180) with a byte-order mark, so that spreadsheets read it as UTF-8. A spreadsheet would run a text that
 * begins like a formula, so such a text gets an apostrophe; signed numbers stay as they are.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

const FORMULA = /^[=+\-@\t\r]/
const SIGNED_NUMBER = /^[+-][^\p{L}=@(]*\d[\d.,\s]*%?$/u

function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
