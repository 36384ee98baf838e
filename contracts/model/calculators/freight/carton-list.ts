/**
 * Reads a carton list pasted from a sheet. Without a header the columns are count, sides (in three cells or one),
 * weight and units per carton. Without units, lengths are in cm and weights in kg.
 */
import { SheetError } from '../../../core/sheet.ts'
import { decimalMarkOf } from '../written-amount.ts'
import {
  type Context,
  type Kind,
  namesOtherUnit,
  readCount,
  readDimensions,
  readMeasure,
  type SheetProblem,
} from './carton-cells.ts'
import type { CartonColumn } from './carton-columns.data.ts'
import { type Columns, columnsOf, missingColumn, readHeader } from './carton-header.ts'
import { checkCarton } from './check-input.ts'
import type { Carton, Limits } from './input.ts'
import { plain, type Row, rowsOf } from './pasted-rows.ts'

export interface RowError {
  /** Line of the text, from 1; 0 for the whole text. */
  row: number
  column: CartonColumn | null
  reason: SheetProblem
  /** The cell or line as it was pasted. */
  text: string
}

export interface CartonList {
  cartons: Carton[]
  errors: RowError[]
  /** Headings that name no column of a carton list. */
  ignoredColumns: string[]
}

export const MAX_ROWS = 1000

/** Readable rows become cartons in millimetres (to 0.01) and whole grams; all other rows become errors. */
export function parseCartonList(text: string, limits: Limits): CartonList {
  try {
    return readRows(rowsOf(text), limits)
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    return ofFault(error, text)
  }
}

function ofFault({ fault, line }: SheetError, text: string): CartonList {
  if (fault === 'empty') return { cartons: [], errors: [], ignoredColumns: [] }
  if (fault !== 'openQuote' && fault !== 'brokenQuotes') return refuseList('tooManyRows', null)
  const row = line ?? 0
  return refuseList(fault, null, row, text.split(/\r\n|\r|\n/)[row - 1])
}

function readRows(rows: readonly Row[], limits: Limits): CartonList {
  const header = rows[0] && readHeader(rows[0].cells)
  const body = header ? rows.slice(1) : rows
  if (body.length > MAX_ROWS) return refuseList('tooManyRows', null)
  const missing = header && missingColumn(header)
  if (missing) return refuseList('missingColumn', missing)
  const columns = (row: Row): Columns => header ?? columnsOf(row)
  const hasOther = (kind: Kind) => body.some((row) => namesOtherUnit(kind, columns(row), row.cells))
  const mark = decimalMarkOf(body.flatMap((row) => namedCells(row, columns(row))))
  const context: Context = {
    mark: mark === 'both' ? null : mark,
    hasOtherUnits: { length: hasOther('length'), weight: hasOther('weight') },
  }
  const read = body.map((row) => readRow(row, columns(row), context, limits))
  return {
    cartons: read.flatMap(({ carton }) => carton ?? []),
    errors: read.flatMap(({ errors }) => errors),
    ignoredColumns: header ? header.ignored : [],
  }
}

const namedCells = ({ cells }: Row, { names }: Columns): string[] =>
  names.flatMap((name, at) => (name === null ? [] : plain(cells[at] ?? '')))

const refuseList = (reason: SheetProblem, column: CartonColumn | null, row = 0, text = ''): CartonList => ({
  cartons: [],
  errors: [{ row, column, reason, text }],
  ignoredColumns: [],
})

interface ReadRow {
  carton: Carton | null
  errors: RowError[]
}

function readRow(row: Row, columns: Columns, context: Context, limits: Limits): ReadRow {
  const { names } = columns
  const extra = row.cells.slice(names.length).find((cell) => cell !== '')
  if (extra !== undefined)
    return { carton: null, errors: [{ row: row.line, column: null, reason: 'extraCells', text: extra }] }
  const errors: RowError[] = []
  const cell = (column: CartonColumn) => row.cells[names.indexOf(column)] ?? ''
  function take<T extends number | number[]>(column: CartonColumn, read: T | SheetProblem): T | null {
    if (typeof read !== 'string') return read
    errors.push({ row: row.line, column, reason: read, text: cell(column) })
    return null
  }
  const measure = (column: CartonColumn, kind: Kind) =>
    take(column, readMeasure(cell(column), column, kind, columns, context))
  const count = take('count', readCount(cell('count'), context))
  const sides = names.includes('dimensions')
    ? take('dimensions', readDimensions(cell('dimensions'), columns, context))
    : [measure('length', 'length'), measure('width', 'length'), measure('height', 'length')]
  const weight = measure('weight', 'weight')
  const units =
    cell('unitsPerCarton') === '' ? null : take('unitsPerCarton', readCount(cell('unitsPerCarton'), context))
  const [length = null, width = null, height = null] = sides ?? []
  if (errors.length > 0 || count === null || length === null || width === null || height === null || weight === null)
    return { carton: null, errors }
  const carton: Carton = {
    count,
    lengthMm: hundredths(length),
    widthMm: hundredths(width),
    heightMm: hundredths(height),
    weightGrams: Math.round(weight),
    unitsPerCarton: units,
  }
  return withLimits(carton, row, columns, limits)
}

const hundredths = (mm: number): number => Math.round(mm * 100) / 100

const COLUMN_OF: Readonly<Record<string, CartonColumn>> = {
  count: 'count',
  lengthMm: 'length',
  widthMm: 'width',
  heightMm: 'height',
  weightGrams: 'weight',
  unitsPerCarton: 'unitsPerCarton',
}

function withLimits(carton: Carton, row: Row, { names }: Columns, limits: Limits): ReadRow {
  const errors = checkCarton('', carton, limits).map(({ field, reason }): RowError => {
    const named = COLUMN_OF[field.slice(1)] ?? 'count'
    const column = names.includes(named) ? named : 'dimensions'
    return { row: row.line, column, reason, text: row.cells[names.indexOf(column)] ?? '' }
  })
  return errors.length > 0 ? { carton: null, errors } : { carton, errors: [] }
}
