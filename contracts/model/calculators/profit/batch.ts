/** Reads the rows of a batch file into inputs of the profit calculation, and names what is wrong by row and column. */
import type { SheetCell, SheetRow } from '../../../core/sheet.ts'
import type { OwnTable } from '../../fees/table-schema.ts'
import type { Marketplace } from '../../marketplaces.ts'
import { minorUnits } from '../../money.ts'
import { CURRENCY_DECIMALS, convert, currencyOf, type ExchangeRates } from '../exchange.ts'
import { MAX_SIDE_MM, MAX_WEIGHT_G } from '../parcel-limits.ts'
import { type DecimalMark, decimalMarkOf } from '../written-amount.ts'
import { type BatchReason, CellError, contentOf, refuse } from './batch-cells.ts'
import { BATCH_COLUMNS, BATCH_KEYS, type BatchKey } from './batch-columns.ts'
import { findHeader, type HeaderColumn } from './batch-header.ts'
import { categoryIn, fulfilmentIn, marketplaceIn } from './batch-names.ts'
import { dayIn, measureIn, moneyIn, numberIn, shareIn } from './batch-values.ts'
import { emptyInput, MAX_MONEY, MAX_MONTHS, MAX_SHARE, type ProfitInput, withOwnTables } from './input.ts'
import { linesOf, neededLines } from './lines.ts'

/** Maximum number of products in one file. */
export const BATCH_ROWS_MAX = 10_000

/** Values for cells that are missing or empty. */
export interface BatchDefaults {
  marketplace: Marketplace
  /** Day of the sale, YYYY-MM-DD. */
  on: string
  /** Rates for costs in another currency than the marketplace's; null refuses such costs. */
  rates: ExchangeRates | null
  /** The seller's own fee tables, for all products. */
  ownTables?: OwnTable[] | undefined
}

export interface BatchInput {
  /** Row of the file, from 1. */
  line: number
  /** SKU, else ASIN, else empty. */
  label: string
  input: ProfitInput
}

export interface BatchError {
  line: number
  /** Null: the file or row as a whole. */
  column: BatchKey | null
  reason: BatchReason
  /** The cell as it is written, at most 80 characters. */
  value: string
}

export interface BatchReading {
  inputs: BatchInput[]
  /** In the order of the file. Rows with an error are not among the inputs. */
  errors: BatchError[]
  /** Headers of columns that were not read. */
  ignored: string[]
}

const VALUE_MAX = 80
const LABEL_MAX = 100

/**
 * `rows`: all rows of a sheet; the header may be below a title. Mistakes in the file become errors of the result and
 * are not thrown.
 */
export function readBatch(rows: readonly SheetRow[], defaults: BatchDefaults): BatchReading {
  const header = findHeader(rows)
  const fileError = (reason: BatchReason, row: number, value = ''): BatchReading => ({
    inputs: [],
    errors: [{ line: rows[row]?.line ?? 1, column: null, reason, value: value.slice(0, VALUE_MAX) }],
    ignored: [],
  })
  if ('reason' in header) return fileError(header.reason, header.row, header.value)
  const products = rows.slice(header.row + 1)
  if (products.length > BATCH_ROWS_MAX) return fileError('tooManyRows', header.row + 1 + BATCH_ROWS_MAX)
  const { columns, ignored } = header
  const context: FileContext = {
    columns,
    defaults,
    decimal: decimalMarkOf(numericCells(products, columns)),
    hasTables: tableCheck(defaults),
  }
  const reading: BatchReading = { inputs: [], errors: [], ignored }
  for (const row of products) {
    const { product, errors } = new RowReader(row, context).read()
    if (product) reading.inputs.push(product)
    else reading.errors.push(...errors)
  }
  return reading
}

interface FileContext {
  columns: ReadonlyMap<BatchKey, HeaderColumn>
  defaults: BatchDefaults
  decimal: DecimalMark
  hasTables: (marketplace: Marketplace, on: string, fulfilment: ProfitInput['fulfilment']) => boolean
}

const NUMERIC = ['money', 'length', 'weight', 'months', 'share']

function* numericCells(rows: readonly SheetRow[], columns: FileContext['columns']): Generator<SheetCell> {
  const numeric = BATCH_KEYS.filter((key) => NUMERIC.includes(BATCH_COLUMNS[key].meaning))
  const positions = numeric.flatMap((key) => columns.get(key)?.at ?? [])
  for (const { cells } of rows) for (const at of positions) yield cells[at] ?? null
}

/** Whether fee tables cover a day. Answers are cached, because a file has few different days. */
function tableCheck({ ownTables }: BatchDefaults): FileContext['hasTables'] {
  const known = new Map<string, boolean>()
  return (marketplace, on, fulfilment) => {
    const key = `${marketplace} ${on} ${fulfilment}`
    const answer = known.get(key) ?? coversDay(withOwnTables(emptyInput(marketplace, on), ownTables), fulfilment)
    known.set(key, answer)
    return answer
  }
}

/** Tests with a small parcel that every table covers, because without sizes the fee is unknown for another reason. */
function coversDay(empty: ProfitInput, fulfilment: ProfitInput['fulfilment']): boolean {
  const parcel: ProfitInput = {
    ...empty,
    fulfilment,
    feeCategory: 'home',
    size: { length: 100, width: 80, height: 10 },
    weight: 100,
  }
  const needed = neededLines(parcel)
  return linesOf(parcel).every(({ key, reason }) => !needed.includes(key) || reason !== 'noTableForDate')
}

class RowReader {
  readonly #row: SheetRow
  readonly #context: FileContext
  readonly #errors: BatchError[] = []

  constructor(row: SheetRow, context: FileContext) {
    this.#row = row
    this.#context = context
  }

  read(): { product: BatchInput | null; errors: BatchError[] } {
    const input = this.#readInput()
    if (this.#errors.length > 0 || input === null) return { product: null, errors: this.#errors }
    const label = this.#cell('sku', String) ?? this.#cell('asin', String) ?? ''
    return { product: { line: this.#row.line, label: label.slice(0, LABEL_MAX), input }, errors: [] }
  }

  /** Reads every cell, so that one pass names all errors of the row. */
  #readInput(): ProfitInput | null {
    const { defaults } = this.#context
    const marketplace = this.#cell('marketplace', marketplaceIn, defaults.marketplace)
    const on = this.#cell('day', dayIn, defaults.on)
    const fulfilment = this.#cell('fulfilment', fulfilmentIn, 'fba')
    const price = this.#money('price', marketplace)
    if (price === 0) this.#fail('price', 'zero')
    const values = {
      feeCategory: this.#cell('category', categoryIn),
      size: this.#size(),
      weight: this.#measure('weight', MAX_WEIGHT_G)?.value ?? null,
      cost: this.#money('cost', marketplace),
      freight: this.#money('freight', marketplace),
      other: this.#money('other', marketplace),
    }
    const postage = this.#money('postage', marketplace)
    const months = this.#cell('storageMonths', (content) =>
      this.#atMost(numberIn(content, this.#context.decimal), MAX_MONTHS),
    )
    const acos = this.#share('acos', MAX_SHARE)
    const returnRate = this.#share('returnRate', 1)
    const dutyRate = this.#share('dutyRate', MAX_SHARE)
    if (this.#isBlank('price')) this.#fail('price', 'required')
    if (marketplace && on && fulfilment && !this.#context.hasTables(marketplace, on, fulfilment))
      this.#fail('day', 'noTableForDay', on)
    if (!marketplace || !on || !fulfilment || price === null) return null
    const empty = withOwnTables(emptyInput(marketplace, on), defaults.ownTables)
    return {
      ...empty,
      ...values,
      price,
      fulfilment,
      // A file has one rate for the whole duty, which becomes that of the first layer.
      tariffs: empty.tariffs.map((layer, index) => (index === 0 ? { ...layer, rate: dutyRate } : layer)),
      storageMonths: months ?? empty.storageMonths,
      ads: { by: 'acos', share: acos },
      returns: { ...empty.returns, rate: returnRate },
      fbm: { ...empty.fbm, postage },
    }
  }

  /** The size of the package, from three sides in one unit. */
  #size(): ProfitInput['size'] {
    const keys = ['length', 'width', 'height'] as const
    const missing = keys.find((key) => this.#isBlank(key))
    const [length, width, height] = keys.map((key) => this.#measure(key, MAX_SIDE_MM))
    if (missing && !keys.every((key) => this.#isBlank(key))) this.#fail(missing, 'incompleteSize')
    if (!length || !width || !height) return null
    if (width.unit !== length.unit) this.#fail('width', 'mixedUnits')
    if (height.unit !== length.unit) this.#fail('height', 'mixedUnits')
    return {
      length: length.value,
      width: width.value,
      height: height.value,
    }
  }

  #measure(key: 'length' | 'width' | 'height' | 'weight', most: number): { value: number; unit: number } | null {
    return this.#cell(key, (content) => {
      const meaning = key === 'weight' ? 'weight' : 'length'
      const measure = measureIn(content, this.#context.decimal, meaning, this.#context.columns.get(key)?.unit)
      this.#atMost(measure.value, most)
      return measure
    })
  }

  #share(key: BatchKey, most: number): number | null {
    const isPercent = this.#context.columns.get(key)?.isPercent ?? false
    return this.#cell(key, (content) => this.#atMost(shareIn(content, this.#context.decimal, isPercent), most))
  }

  /**
   * Reads an amount in minor units of the marketplace's currency. If the marketplace is unreadable, only that is an
   * error, and currencies are not checked.
   */
  #money(key: BatchKey, marketplace: Marketplace | null): number | null {
    return this.#cell(key, (content) => {
      const seller = marketplace ?? this.#context.defaults.marketplace
      const { value, currency } = moneyIn(content, this.#context.decimal, seller)
      const named = this.#context.columns.get(key)?.currency(seller)
      if (currency && named && currency !== named) refuse('mixedUnits')
      const own = currencyOf(seller)
      const written = currency ?? named ?? own
      if (written === own || marketplace === null) return this.#atMost(minorUnits(value, seller), MAX_MONEY)
      const { rates } = this.#context.defaults
      // A price must be in the marketplace's currency; costs may differ, because sellers usually buy in yuan.
      if (key === 'price' || rates === null) return refuse('otherCurrency')
      const minor = Math.round(Number((value * 10 ** CURRENCY_DECIMALS[written]).toPrecision(15)))
      return this.#atMost(convert(minor, written, own, rates), MAX_MONEY)
    })
  }

  #atMost = (value: number, most: number): number => (value > most ? refuse('tooLarge') : value)

  #content = (key: BatchKey) => contentOf(this.#row.cells[this.#context.columns.get(key)?.at ?? -1])
  #isBlank = (key: BatchKey) => this.#content(key) === null

  /** Reads a cell: `blank` if it is empty, null if it cannot be read. */
  #cell<T>(key: BatchKey, read: (content: string | number) => T, blank: T | null = null): T | null {
    const content = this.#content(key)
    if (content === null) return blank
    try {
      return read(content)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      this.#fail(key, error.reason)
      return null
    }
  }

  #fail(column: BatchKey, reason: BatchReason, value = String(this.#content(column) ?? '')): void {
    this.#errors.push({ line: this.#row.line, column, reason, value: value.slice(0, VALUE_MAX) })
  }
}
