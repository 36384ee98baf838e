/** Reads the amounts, sizes, weights, shares and days of a batch file. All functions throw a CellError. */
import { dayOfSerial } from '../../../core/serial-day.ts'
import { GRAMS, GRAMS_PER_POUND, MM_PER_INCH } from '../../fees/measures.ts'
import type { Marketplace } from '../../marketplaces.ts'
import type { Currency } from '../exchange.ts'
import { BATCH_UNIT_NAMES, type BatchUnit } from './batch.texts.ts'
import { refuse } from './batch-cells.ts'
import { currencyOfName } from './batch-names.ts'
import { amountOf, type DecimalMark } from './written-amount.ts'

/** A number without a unit. */
export function numberIn(content: string | number, decimal: DecimalMark): number {
  const { value, before, after } = amountOf(content, decimal)
  return before === '' && after === '' ? value : refuse('notNumber')
}

/** Letters or a sign. */
const CURRENCY = /^[\p{L}\p{Sc}]+\.?$/u

/** An amount in major units and the currency written with it, if any. */
export function moneyIn(
  content: string | number,
  decimal: DecimalMark,
  marketplace: Marketplace,
): { value: number; currency: Currency | null } {
  const { value, before, after } = amountOf(content, decimal)
  const names = [before.trim(), after].filter((name) => name !== '')
  if (!names.every((name) => CURRENCY.test(name))) refuse('notNumber')
  const [currency = null, second] = names.map((name) => currencyOfName(name, marketplace) ?? refuse('unknownCurrency'))
  if (second !== undefined && second !== currency) refuse('unknownCurrency')
  return { value, currency }
}

/** Millimeters of each unit of length, grams of each unit of weight. */
const UNIT_SIZES = {
  length: {
    mm: 1,
    cm: 10,
    m: 1000,
    in: MM_PER_INCH,
    ft: 12 * MM_PER_INCH,
  },
  weight: {
    g: 1,
    kg: 1000,
    oz: GRAMS.oz,
    lb: GRAMS_PER_POUND,
  },
} as const

const byName = (sizes: Readonly<Partial<Record<BatchUnit, number>>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(sizes).flatMap(([unit, size]) =>
      // keys of UNIT_SIZES; Object.entries loses their type
      [unit, ...BATCH_UNIT_NAMES[unit as BatchUnit]].map((name) => [name, size] as const),
    ),
  )

const UNITS = { length: byName(UNIT_SIZES.length), weight: byName(UNIT_SIZES.weight) } as const

/** Millimeters or grams of one unit; undefined for an unknown unit. */
export const unitOf = (meaning: keyof typeof UNITS, name: string): number | undefined =>
  UNITS[meaning].get(name.toLowerCase().replace(/\.$/, ''))

/** A size or weight and its unit in millimeters or grams: that of the cell, or of the header. Not zero. */
export function measureIn(
  content: string | number,
  decimal: DecimalMark,
  meaning: keyof typeof UNITS,
  headerUnit: number | undefined,
): { value: number; unit: number } {
  const { value, before, after } = amountOf(content, decimal)
  if (before !== '') refuse('notNumber')
  const cellUnit = after === '' ? undefined : (unitOf(meaning, after) ?? refuse('unknownUnit'))
  if (cellUnit !== undefined && headerUnit !== undefined && cellUnit !== headerUnit) refuse('mixedUnits')
  if (value === 0) refuse('zero')
  const unit = cellUnit ?? headerUnit ?? refuse('noUnit')
  // Thousandths, so that 0.1 kg has no trace of binary fractions.
  return { value: Math.round(value * unit * 1000) / 1000, unit }
}

/**
 * A fraction. With a % sign in the cell or header the number is in percent; without, up to 1 it is a fraction and above
 * a percentage. 1 itself could be either.
 */
export function shareIn(content: string | number, decimal: DecimalMark, isHeaderPercent: boolean): number {
  const { value, before, after } = amountOf(content, decimal)
  if (before !== '' || (after !== '' && after !== '%')) refuse('notNumber')
  if (after !== '%' && !isHeaderPercent) {
    if (value === 1) refuse('percentOrFraction')
    if (value < 1) return value
  }
  return Number((value / 100).toPrecision(15))
}

const YEAR_FIRST = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?(?:[T\s].*)?$/
/** Only with points the day is surely first. */
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/** `2026-06-15`, `2026/6/15`, `2026年6月15日`, `15.06.2026` or the serial number of a spreadsheet. */
export function dayIn(content: string | number): string {
  const serial = typeof content === 'number' ? content : /^\d{5}$/.test(content) ? Number(content) : null
  if (serial !== null) return dayOfSerial(serial) ?? refuse('notDay')
  const text = String(content)
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  const [, lastDay, lastMonth, lastYear] = DAY_FIRST.exec(text) ?? []
  const iso = [year ?? lastYear ?? '', month ?? lastMonth ?? '', day ?? lastDay ?? '']
    .map((part, index) => part.padStart(index === 0 ? 4 : 2, '0'))
    .join('-')
  const time = Date.parse(`${iso}T00:00:00Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) refuse('notDay')
  return iso
}
