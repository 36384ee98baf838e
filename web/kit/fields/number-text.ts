/** Numbers as they are typed. */
import { roundTo } from '#contracts/model/number.ts'

/** Null: the text is empty; undefined: it is not a number from 0 up; `otherUnit`: the number has a wrong unit. */
export type TypedNumber = number | null | undefined | 'otherUnit'

/** How people write a unit, besides its own name. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  USD: ['$', 'US$'],
  CAD: ['$', 'C$', 'CA$'],
  GBP: ['£'],
  EUR: ['€'],
  JPY: ['¥'],
  CNY: ['¥', 'CN¥'],
  INR: ['₹'],
  in: ['"', '″'],
  CBM: ['m³'],
}

/**
 * Parses a typed number. Accepts full-width characters, `1,234.5`, `1.234,5`, a decimal comma, and the unit of the
 * field before or after the number. A field without a unit accepts every currency sign and %.
 */
export function readNumber(typed: string, unit?: string): TypedNumber {
  const plain = toPlain(typed).replace(/[\s']/g, '')
  if (plain === '') return null
  const [, before = '', digits = '', after = ''] = /^([^\d.,]*)(.*?)([^\d.,]*)$/.exec(plain) ?? []
  const decimal = withPoint(digits)
  if (!/^(\d+\.?\d*|\.\d+)$/.test(decimal)) return undefined
  const units = [before, after].filter((each) => each !== '')
  if (units.every((each) => isUnit(each, unit))) return Number(decimal)
  return unit !== undefined && units.every((each) => UNIT.test(each)) ? 'otherUnit' : undefined
}

/** NFKC, but keeps `³` and `″`, which it would turn into `3` and two primes. */
const toPlain = (text: string) => text.replace(/[^³″]+/g, (part) => part.normalize('NFKC'))

/** Text that may be a unit: letters, a currency sign, % or the sign of inches. */
const UNIT = /^[\p{L}\p{Sc}%"″³./]+$/u

const isUnit = (written: string, unit: string | undefined): boolean =>
  unit === undefined
    ? /^[¥$€£₹%]$/.test(written)
    : [toPlain(unit).replace(/\s/g, ''), ...(SIGNS[unit] ?? [])].some(
        (each) => each.toLowerCase() === written.toLowerCase(),
      )

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

export type NumberProblem = 'wrongNumber' | 'otherUnit' | 'notAboveNothing' | 'tooLarge'

/** The problem with a result of `readNumber`; undefined if it is accepted. */
export function numberProblem(
  number: TypedNumber,
  { wanted, decimals, max = Number.POSITIVE_INFINITY }: AcceptedNumbers,
): NumberProblem | undefined {
  if (number === 'otherUnit') return number
  if (wanted === 'positive' && number === null) return undefined
  if ((wanted === 'aboveNothing' || wanted === 'positive') && (!number || roundTo(number, decimals) <= 0))
    return 'notAboveNothing'
  if (number === undefined || (number === null && wanted === 'number')) return 'wrongNumber'
  return number !== null && number > max ? 'tooLarge' : undefined
}

/** The text of a field: rounded, without group separators; empty for null. */
export const writeNumber = (value: number | null, decimals: number): string =>
  value === null ? '' : String(roundTo(value, decimals))
