/** Numbers as they are typed. */
import { roundTo } from '#contracts/model/number.ts'

/** Nothing is null, what is no number of 0 or more is undefined. Both a comma and a point may stand before decimals. */
export function readNumber(typed: string): number | null | undefined {
  const plain = typed.replace(/[\s¥￥$€£₹%]/g, '')
  if (plain === '') return null
  // One comma with one or two digits behind it is a decimal one; others group thousands.
  const decimal = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', '')
  return /^(\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : undefined
}

/** Whether a field that wants such a number takes what was typed. Above nothing is what is so with the decimals it keeps. */
export function isAccepted(
  number: number | null | undefined,
  decimals: number,
  wanted: 'any' | 'number' | 'aboveNothing',
): boolean {
  if (number === undefined) return false
  if (wanted === 'any') return true
  return number !== null && (wanted === 'number' || roundTo(number, decimals) > 0)
}

/** Without groups, as it is typed; null is an empty field. */
export const writeNumber = (value: number | null, decimals: number): string =>
  value === null ? '' : String(roundTo(value, decimals))
