/** Parses numbers in the formats of nine countries: `1,299.00`, `1.299,00`, `1 299,00`, `1,29,999`. */

/**
 * How to read a single mark followed by three digits (`1.299`), which is ambiguous: the caller knows whether it
 * separates thousands or decimals. `unknown` gives null.
 */
export type LoneMark = 'thousands' | 'decimal' | 'unknown'

/** The non-negative number in the whole text; null if there is none or it is ambiguous. */
export function parseNumber(text: string, lone: LoneMark): number | null {
  const plain = text.trim().replace(/[\s'’]/g, ' ')
  if (plain.length > 40 || !/^\d+(?:[ ,.]\d+)*$/.test(plain)) return null
  const groups = plain.split(/[ ,.]/)
  const marks = plain.match(/[ ,.]/g) ?? []
  const decimal = hasDecimals(groups, marks, lone)
  if (decimal === null) return null
  const fraction = decimal ? groups.pop() : undefined
  const decimalMark = decimal ? marks.pop() : undefined
  if (new Set(marks).size > 1 || marks.some((mark) => mark === decimalMark)) return null
  if (marks.length > 0 && !isGrouped(groups)) return null
  return Number(groups.join('') + (fraction === undefined ? '' : `.${fraction}`))
}

function hasDecimals(groups: string[], marks: string[], lone: LoneMark): boolean | null {
  const last = marks.at(-1)
  if (last === undefined || last === ' ') return false
  if (new Set(marks).size > 1) return true
  if (marks.length > 1) return false
  const [head = '', tail = ''] = groups
  const isAmbiguous = tail.length === 3 && head.length <= 3 && !head.startsWith('0')
  if (!isAmbiguous) return true
  return lone === 'unknown' ? null : lone === 'decimal'
}

/** Groups of three, or of two before the last three as in India. */
function isGrouped(groups: string[]): boolean {
  const [first = '', ...rest] = groups
  return first.length <= 3 && rest.every((g) => g.length === 2 || g.length === 3) && rest.at(-1)?.length === 3
}
