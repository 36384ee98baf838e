/** Numbers as sheets write them: `1,234.56`, `1.234,56`, `12,5`. A sheet uses one decimal mark, so clear cells explain others. */

export type DecimalMark = '.' | ',' | null

const NUMBER = /^[+-]?\d[\d.,]*$/
const GROUPED_BY_COMMA = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/
const GROUPED_BY_DOT = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/

/** The decimal mark that a number shows beyond doubt. `1,200` and `1.200` show none. */
function markOf(text: string): DecimalMark {
  if (/^[+-]?\d+,\d+$/.test(text)) return GROUPED_BY_COMMA.test(text) ? null : ','
  if (/^[+-]?\d+\.\d+$/.test(text)) return GROUPED_BY_DOT.test(text) ? null : '.'
  if (GROUPED_BY_COMMA.test(text)) return '.'
  return GROUPED_BY_DOT.test(text) ? ',' : null
}

/** The decimal mark of a sheet, or null if its numbers show none or both. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  const marks = new Set(texts.flatMap((text) => markOf(text) ?? []))
  return marks.size === 1 ? ([...marks][0] ?? null) : null
}

/** The number; `ambiguous` for `1,200` in a sheet that does not show what its comma means; null if it is none. */
export function parseSheetNumber(text: string, sheet: DecimalMark): number | 'ambiguous' | null {
  if (!NUMBER.test(text)) return null
  if (/^[+-]?\d+$/.test(text)) return Number(text)
  // A dot without doubt about the sheet is a decimal point, as in 12.500 kg.
  const mark = markOf(text) ?? sheet ?? (text.includes(',') ? null : '.')
  if (mark === null) return 'ambiguous'
  const groups = mark === '.' ? GROUPED_BY_COMMA : GROUPED_BY_DOT
  const isDecimal = mark === '.' ? /^[+-]?\d+\.\d+$/ : /^[+-]?\d+,\d+$/
  if (!groups.test(text) && !isDecimal.test(text)) return null
  return Number(mark === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'))
}
