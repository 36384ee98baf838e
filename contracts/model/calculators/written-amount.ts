/** Numbers as sellers in any country write them, with a sign or unit before or after. */
import { type LoneMark, parseNumber } from '../../core/number-text.ts'
import type { SheetCell } from '../../core/sheet.ts'

/** `both`: the file uses either mark; null: no number in it shows the mark. */
export type DecimalMark = '.' | ',' | 'both' | null

const NUMBER = /\d[\d.,]*/g

/**
 * The decimal mark of a file, from numbers that can be read in only one way: `19,8`, `0.125`, `1.299,00`, `1,299,000`.
 */
export function decimalMarkOf(cells: Iterable<SheetCell>): DecimalMark {
  const found = new Set<string>()
  for (const cell of cells) {
    if (typeof cell !== 'string' || cell.length > AMOUNT_MAX) continue
    for (const [number] of cell.matchAll(NUMBER)) {
      const mark = plainDecimalMark(number)
      if (mark) found.add(mark)
    }
    if (found.size === 2) return 'both'
  }
  const [only = null] = found
  return only as '.' | ',' | null // plainDecimalMark returns no others
}

function plainDecimalMark(number: string): '.' | ',' | undefined {
  const marks: string[] = number.match(/[.,](?=\d)/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return
  const other = last === '.' ? ',' : '.'
  if (marks.includes(other)) return last as '.' | ','
  if (marks.length > 1) return other
  const [head = '', tail = ''] = number.split(last)
  return tail.length === 3 && head.length <= 3 && !head.startsWith('0') ? undefined : (last as '.' | ',')
}

/** A number with what is written before and after it: `$1,299.00`, `25 cm`, `15 %`, `-3`. */
const AMOUNT = /^([^\d.,]*?(?:[a-z]\.)?)\s*(\d(?:[\d\s.,'’]*\d)?)\s*([^\d\s.,'’].*)?$/i
const MINUS = /^(\p{L}{0,3}\p{Sc}?\s*)[-−]\s*/u
/** In characters. Longer texts are not amounts and would slow the pattern down. */
const AMOUNT_MAX = 60
const IN_BRACKETS = /^\((.*)\)$/

export interface WrittenAmount {
  /** Not negative. */
  value: number
  before: string
  after: string
}

export type AmountFault = 'formula' | 'notNumber' | 'ambiguousNumber' | 'negative'

/** What a single mark before three digits (`1.299`) means in a file that does not show its decimal mark. */
export type LoneMarkMeanings = Readonly<Record<'.' | ',', LoneMark>>

export function readAmount(
  content: string | number,
  decimal: DecimalMark,
  meanings: LoneMarkMeanings,
): WrittenAmount | AmountFault {
  if (typeof content === 'number') return content < 0 ? 'negative' : { value: content, before: '', after: '' }
  if (content.startsWith('=')) return 'formula'
  if (content.length > AMOUNT_MAX) return 'notNumber'
  // Accountants write negative amounts in brackets.
  const unsigned = content.replace(IN_BRACKETS, '$1').replace(MINUS, '$1')
  const [found, before = '', number = '', after = ''] = AMOUNT.exec(unsigned) ?? []
  if (found === undefined) return 'notNumber'
  const value = parseNumber(number, loneMark(number, decimal, meanings))
  if (value === null) return isAmbiguous(number) ? 'ambiguousNumber' : 'notNumber'
  return unsigned === content ? { value, before, after: after.trim() } : 'negative'
}

const isAmbiguous = (number: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(number)

function loneMark(number: string, decimal: DecimalMark, meanings: LoneMarkMeanings): LoneMark {
  if (decimal === 'both') return 'unknown'
  const mark = number.includes(',') ? ',' : '.'
  if (decimal === null) return meanings[mark]
  return mark === decimal ? 'decimal' : 'thousands'
}
