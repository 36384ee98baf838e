/** Numbers as they are typed. */
import { roundTo } from '#contracts/model/number.ts'

/**
 * Parses a typed number: null if the text is empty, undefined if it is not a number from 0 up. Accepts currency signs,
 * full-width characters, `1,234.5`, `1.234,5` and a decimal comma.
 */
export function readNumber(typed: string): number | null | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s¥$€£₹%']/g, '')
  if (plain === '') return null
  const decimal = withPoint(plain)
  return /^(\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : undefined
}

/** Removes the group separators and writes the decimal separator as a point. */
function withPoint(text: string): string {
  // `1.234,5`: the comma comes last, so the points group thousands.
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^\d+,\d{1,2}$/.test(text) || /^0?,\d+$/.test(text)) return text.replace(',', '.')
  // Groups of three or four digits, as the page shows them.
  return /^\d{1,4}(,\d{3,4})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text
}

export interface AcceptedNumbers {
  /**
   * `any`: a number or empty; `number`: a number; `aboveNothing`: a number above 0 after rounding to `decimals`;
   * `positive`: a number above 0 or empty.
   */
  wanted: 'any' | 'number' | 'aboveNothing' | 'positive'
  decimals: number
  /** The largest number, in the displayed unit. */
  max?: number | undefined
}

export type NumberProblem = 'wrongNumber' | 'notAboveNothing' | 'tooLarge'

/** The problem with a result of `readNumber`; undefined if it is accepted. */
export function numberProblem(
  number: number | null | undefined,
  { wanted, decimals, max = Number.POSITIVE_INFINITY }: AcceptedNumbers,
): NumberProblem | undefined {
  if (wanted === 'positive' && number === null) return undefined
  if ((wanted === 'aboveNothing' || wanted === 'positive') && (!number || roundTo(number, decimals) <= 0))
    return 'notAboveNothing'
  if (number === undefined || (number === null && wanted === 'number')) return 'wrongNumber'
  return number !== null && number > max ? 'tooLarge' : undefined
}

/** The text of a field: rounded, without group separators; empty for null. */
export const writeNumber = (value: number | null, decimals: number): string =>
  value === null ? '' : String(roundTo(value, decimals))
