/** Parses the texts of a form, and collects the faults with their places. */

import { currencyOf } from '#contracts/model/calculators/exchange.ts'
import { type BatchReason, CellError } from '#contracts/model/calculators/profit/batch-cells.ts'
import { moneyIn, shareIn, unitOf } from '#contracts/model/calculators/profit/batch-values.ts'
import {
  type DecimalMark,
  decimalMarkOf,
  readAmount,
  type WrittenAmount,
} from '#contracts/model/calculators/written-amount.ts'
import { GRAMS, MILLIMETRES } from '#contracts/model/fees/measures.ts'
import type { OwnTableFault } from '#contracts/model/fees/own-table-check.ts'
import type { Cell, FbaTable, WeightUnit } from '#contracts/model/fees/table-schema.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { ColumnKey, FieldKey, TableForm } from './table-form.ts'

export const FORM_REASONS = [
  'secondSize', // a later row of a tier states a different size
  'twice', // the name of the tier or category occurs in an earlier group of rows
  'noTier', // the first row has no name
  'noCategory',
  'noRows',
  'stepsNotLast', // the tier has a row below its row with weight steps
  'notChoice',
  'tooManyColumns',
] as const
export type FormReason = (typeof FORM_REASONS)[number]

/** `price2` is the field for the upper limit of the third price column, because columns count from 0. */
export type FieldName = FieldKey | 'validFrom' | 'validTo' | 'rows' | `price${number}`

/** The field or the cell with a fault. Rows count from 0; `column` is null if the fault concerns the whole row. */
export type Place = { field: FieldName } | { row: number; column: ColumnKey | null }

export interface FormFault {
  place: Place
  reason: BatchReason | FormReason | OwnTableFault
  /** Whether the fault is an empty field. The form shows such a fault only after the seller tries to save. */
  isBlank: boolean
}

export class FormReader {
  readonly faults: FormFault[] = []
  readonly #form: TableForm
  readonly #decimal: DecimalMark

  constructor(form: TableForm) {
    this.#form = form
    const texts = [...Object.values(form.fields), ...form.prices, ...form.rows.flatMap((row) => Object.values(row))]
    // An ambiguous `1.299` is read as a decimal, not as 1299, because fees and limits are small.
    this.#decimal = decimalMarkOf(texts) ?? '.'
  }

  readonly fail = (place: Place, reason: FormFault['reason'], isBlank = false): null => {
    this.faults.push({ place, reason, isBlank })
    return null
  }

  /** Returns null if the text is blank or invalid; an invalid text adds a fault. */
  readonly optional = <T>(text: string | undefined, place: Place, read: (content: string) => T): T | null => {
    const content = text?.normalize('NFKC').trim() ?? ''
    if (content === '') return null
    try {
      return read(content)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      return this.fail(place, error.reason)
    }
  }

  readonly required = <T>(text: string | undefined, place: Place, read: (content: string) => T): T | null => {
    if ((text ?? '').trim() === '') return this.fail(place, 'required', true)
    return this.optional(text, place, read)
  }

  /** Parses an amount into minor units, with fractions. */
  readonly money = (content: string): number => {
    const { marketplace } = this.#form
    const { value, currency } = moneyIn(content, this.#decimal, marketplace)
    if (currency && currency !== currencyOf(marketplace)) throw new CellError('otherCurrency')
    return requireAtMost(exact(value * 10 ** marketplaces[marketplace].decimals), MAX_AMOUNT)
  }

  /** Parses an amount into whole minor units. */
  readonly amount = (content: string): number => Math.round(this.money(content))

  /** Parses an amount, or a range such as `1.83–2.08`. */
  readonly cell = (content: string): Cell => {
    const [low = '', high] = content.split(/\s*[–—~〜至]\s*|(?<=\d)\s*-\s*(?=\D?\d)/)
    return high === undefined ? this.amount(low) : { low: this.amount(low), high: this.amount(high) }
  }

  /** Parses a percentage; returns a fraction. */
  readonly rate = (content: string): number => requireAtMost(shareIn(content, this.#decimal, true), 1)

  readonly number = (content: string): number => {
    const { value, before, after } = this.#amount(content)
    return before === '' && after === '' ? positive(value) : refuseNumber()
  }

  /** Parses a weight into the unit of the form. If the text names another unit after the number, it is converted. */
  readonly weight = (content: string): number => this.#measure(content, 'weight')
  readonly length = (content: string): number => this.#measure(content, 'length')

  #amount(content: string): WrittenAmount {
    const read = readAmount(content, this.#decimal, { ',': 'thousands', '.': 'decimal' })
    if (typeof read === 'string') throw new CellError(read)
    return read
  }

  #measure(content: string, meaning: 'length' | 'weight'): number {
    const { value, before, after } = this.#amount(content)
    if (before !== '') refuseNumber()
    if (after === '') return positive(value)
    const unit = unitOf(meaning, after)
    if (unit === undefined) throw new CellError('unknownUnit')
    const { fields } = this.#form
    const own =
      meaning === 'weight' ? GRAMS[weightUnitOf(fields.weightUnit)] : MILLIMETRES[lengthUnitOf(fields.lengthUnit)]
    return positive(exact((value * unit) / own))
  }
}

/** The largest amount that the schema of tables allows. */
const MAX_AMOUNT = 1_000_000_000

const requireAtMost = (value: number, most: number): number => {
  if (value > most) throw new CellError('tooLarge')
  return value
}
const positive = (value: number): number => {
  if (value === 0) throw new CellError('zero')
  return requireAtMost(value, MAX_AMOUNT)
}
const refuseNumber = (): never => {
  throw new CellError('notNumber')
}
/** Rounds away floating-point noise. */
const exact = (value: number): number => Number(value.toPrecision(12))

const WEIGHT_UNITS: readonly WeightUnit[] = ['oz', 'lb', 'g', 'kg']
const LENGTH_UNITS: readonly FbaTable['units']['length'][] = ['in', 'cm', 'mm']
export const weightUnitOf = (text: string | undefined): WeightUnit => WEIGHT_UNITS.find((each) => each === text) ?? 'g'
export const lengthUnitOf = (text: string | undefined): FbaTable['units']['length'] =>
  LENGTH_UNITS.find((each) => each === text) ?? 'cm'
