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
  const groupsOrParts = tail.length === 3 && head.length <= 3 && !head.startsWith('0')
  if (!groupsOrParts) return true
  return lone === 'unknown' ? null : lone === 'decimal'
}

/** Groups of three, or of two before the last three as in India. */
function isGrouped(groups: string[]): boolean {
  const [first = '', ...rest] = groups
  return first.length <= 3 && rest.every((g) => g.length === 2 || g.length === 3) && rest.at(-1)?.length === 3
}

/** An integer from 0 to 1e9, from a number or text (`1,252`); otherwise null. */
export function countOf(value: unknown): number | null {
  const count = typeof value === 'string' ? parseNumber(value, 'thousands') : value
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 1e9 ? count : null
}

/** Stars from 1 to 5: `4.5`, `4,5 von 5 Sternen`, `5つ星のうち4.3`. */
export function ratingOf(value: unknown): number | null {
  if (typeof value === 'number') return value >= 1 && value <= 5 ? value : null
  if (typeof value !== 'string' || value.length > 100) return null
  const numbers = (value.match(/\d+(?:[.,]\d+)?/g) ?? []).map((text) => Number(text.replace(',', '.')))
  const [one, other, ...more] = numbers
  if (one === undefined || more.length > 0) return null
  if (other === undefined) return ratingOf(one)
  // The other number is the maximum, 5, before or after the rating.
  return other === 5 ? ratingOf(one) : one === 5 ? ratingOf(other) : null
}

/** A best-seller rank, from 1. */
export const rankOf = (value: unknown): number | null => countOf(value) || null

/** `-13%`, `13 %`, `Save 10% with coupon` → 0.13, 0.13, 0.1; null without exactly one percentage between 0 and 100. */
export function percentOf(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > 200) return null
  const found = [...value.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)]
  const percent = found.length === 1 ? parseNumber(found[0]?.[1] ?? '', 'decimal') : null
  return percent !== null && percent > 0 && percent < 100 ? Math.round(percent * 100) / 10_000 : null
}
