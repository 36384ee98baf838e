/** Numbers as the sites of nine countries write them: `1,299.00`, `1.299,00`, `1 299,00`, `1,29,999`. */

/**
 * How to read one mark with exactly three digits behind it (`1.299`): nothing in the number says whether it groups or
 * parts decimals, so whoever knows what the number counts must say. `unknown` reads such a number as null.
 */
export type LoneMark = 'thousands' | 'decimal' | 'unknown'

/** The number that the whole text is, not negative; null when it is none or cannot be told. */
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

/** Threes, or twos before the last three as in India. */
function isGrouped(groups: string[]): boolean {
  const [first = '', ...rest] = groups
  return first.length <= 3 && rest.every((g) => g.length === 2 || g.length === 3) && rest.at(-1)?.length === 3
}

/** A whole number from 0 to a thousand million, given as a number or as text (`1,252`); anything else is null. */
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
  // With the most there is beside it, before or behind.
  return other === 5 ? ratingOf(one) : one === 5 ? ratingOf(other) : null
}

/** A place in a list of best sellers: from 1. */
export const rankOf = (value: unknown): number | null => countOf(value) || null

/** `-13%`, `13 %`, `Save 10% with coupon` → 0.13, 0.13, 0.1; null without exactly one percentage between 0 and 100. */
export function percentOf(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > 200) return null
  const found = [...value.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)]
  const percent = found.length === 1 ? parseNumber(found[0]?.[1] ?? '', 'decimal') : null
  return percent !== null && percent > 0 && percent < 100 ? Math.round(percent * 100) / 10_000 : null
}
