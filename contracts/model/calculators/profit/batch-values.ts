/** Reads the amounts, sizes, weights, shares and days of a batch file. All functions throw a CellError. */
import { dayOfSerial } from '../../../core/serial-day.ts'
import type { Marketplace } from '../../marketplaces.ts'
import type { Currency } from '../exchange.ts'
import { type DecimalMark, type LoneMarkMeanings, readAmount, type WrittenAmount } from '../written-amount.ts'
import { unitReader } from '../written-units.texts.ts'
import { refuse } from './batch-cells.ts'
import { currencyOfName } from './batch-names.ts'

/**
 * How to read `1,299` and `1.299` in a file that does not show its decimal mark. A comma separates thousands, because
 * prices seldom have three decimals; a point is ambiguous.
 */
const LONE_MARKS: LoneMarkMeanings = { ',': 'thousands', '.': 'unknown' }

function amountOf(content: string | number, decimal: DecimalMark): WrittenAmount {
  const read = readAmount(content, decimal, LONE_MARKS)
  return typeof read === 'string' ? refuse(read) : read
}

/** A number without a unit. */
export function numberIn(content: string | number, decimal: DecimalMark): number {
  const { value, before, after } = amountOf(content, decimal)
  return before === '' && after === '' ? value : refuse('notNumber')
}

/** Letters or a currency sign, as before or after an amount. */
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

const UNITS = {
  length: unitReader(['mm', 'cm', 'm', 'in', 'ft']),
  weight: unitReader(['g', 'kg', 'oz', 'lb']),
}

/** Millimeters or grams in one unit; undefined if the unit is unknown. */
export const unitOf = (meaning: keyof typeof UNITS, name: string): number | undefined => UNITS[meaning](name)

/**
 * Reads a size or weight above zero, in the unit of its cell or otherwise of the header. Returns it and that unit in
 * millimeters or grams.
 */
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
  // Rounds to thousandths to remove floating-point noise, as in 0.1 kg.
  return { value: Math.round(value * unit * 1000) / 1000, unit }
}

/**
 * Returns a fraction. With a % sign in the cell or header the number is a percentage. Without one, a number below 1 is
 * a fraction and a number above 1 a percentage; 1 is refused, because it could be either.
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
/** Dates with points begin with the day; with slashes the first number could be the month. */
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
