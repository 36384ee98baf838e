import { roundTo } from '#contracts/model/number.ts'

/** Null for an empty field, undefined for anything but a number from 0 up. Decimals follow a point or a comma. */
export function readNumber(typed: string): number | null | undefined {
  const plain = typed.replace(/[\s¥￥$€£₹%]/g, '')
  if (plain === '') return null
  // A single comma before one or two digits is a decimal separator; otherwise commas group thousands.
  const decimal = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', '')
  return /^(\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : undefined
}

/** Whether a field accepts the number. `positive` means above 0 after rounding to `decimals`. */
export function isAccepted(
  number: number | null | undefined,
  decimals: number,
  wanted: 'any' | 'number' | 'positive',
): boolean {
  if (number === undefined) return false
  if (wanted === 'any') return true
  return number !== null && (wanted === 'number' || roundTo(number, decimals) > 0)
}

/** Without thousands separators; null gives an empty field. */
export const writeNumber = (value: number | null, decimals: number): string =>
  value === null ? '' : String(roundTo(value, decimals))
