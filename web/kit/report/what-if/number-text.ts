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

/** Without groups, as it is typed; null is an empty field. */
export const writeNumber = (value: number | null, decimals: number): string =>
  value === null ? '' : String(roundTo(value, decimals))
