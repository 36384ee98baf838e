/** Numbers as they are typed. */
import { roundTo } from '#contracts/model/number.ts'

/**
 * The number that was typed; null if nothing, undefined if the text is no number of 0 or more. Takes currency signs,
 * full-width characters, `1,234.5`, `1.234,5` and a decimal comma.
 */
export function readNumber(typed: string): number | null | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s¥$€£₹%']/g, '')
  if (plain === '') return null
  const decimal = withPoint(plain)
  return /^(\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : undefined
}

/** Without groups, and with a point before the decimals. */
function withPoint(text: string): string {
  // `1.234,5`: the comma comes last, so the points group thousands.
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^\d+,\d{1,2}$/.test(text) || /^0?,\d+$/.test(text)) return text.replace(',', '.')
  // Readers may group by four.
  return /^\d{1,4}(,\d{3,4})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text
}

export interface Accepted {
  /** `any`: empty too; `number`: not empty; `aboveNothing`: more than 0 with the decimals it keeps; `positive`: so, or empty. */
  wanted: 'any' | 'number' | 'aboveNothing' | 'positive'
  decimals: number
  /** The largest number, in the unit that is shown. */
  max?: number | undefined
}

export type NumberProblem = 'wrongNumber' | 'notAboveNothing' | 'tooLarge'

/** What is wrong with a number that `readNumber` returned; undefined: nothing. */
export function numberProblem(
  number: number | null | undefined,
  { wanted, decimals, max = Number.POSITIVE_INFINITY }: Accepted,
): NumberProblem | undefined {
  if (wanted === 'positive' && number === null) return undefined
  if ((wanted === 'aboveNothing' || wanted === 'positive') && (!number || roundTo(number, decimals) <= 0))
    return 'notAboveNothing'
  if (number === undefined || (number === null && wanted === 'number')) return 'wrongNumber'
  return number !== null && number > max ? 'tooLarge' : undefined
}

/** Without groups, as it is typed; null is an empty field. */
export const writeNumber = (value: number | null, decimals: number): string =>
  value === null ? '' : String(roundTo(value, decimals))
