/** Reads lengths and weights with their units from the cells of a pasted row. */
import type { SheetFault } from '../../../core/sheet.ts'
import { type AmountFault, type DecimalMark, type LoneMarkMeanings, readAmount } from '../written-amount.ts'
import type { CartonColumn } from './carton-columns.data.ts'
import type { Columns } from './carton-header.ts'
import { CARTON_UNITS } from './carton-units.ts'
import { plain } from './pasted-rows.ts'
import type { ProblemKey } from './result.ts'

/** Reasons to refuse a pasted row, in addition to the problems of a carton. */
export const SHEET_PROBLEMS = [
  'ambiguousNumber', // 1,200 in a sheet that does not show what a comma means
  'unitMissing', // the cell has no unit, but other cells or headings have one
  'unknownUnit',
  'badDimensions', // a cell of dimensions without three sides
  'missingColumn', // the header lacks a required column
  'extraCells', // more cells than columns, for example because of a decimal comma in a comma-separated list
  'tooManyRows',
] as const
export type SheetProblem =
  | (typeof SHEET_PROBLEMS)[number]
  | Extract<SheetFault, 'brokenQuotes' | 'openQuote'>
  | ProblemKey

export type Kind = keyof typeof CARTON_UNITS
const DEFAULT_UNIT: Record<Kind, string> = { length: 'cm', weight: 'kg' }
const KIND: Partial<Record<CartonColumn, Kind>> = {
  length: 'length',
  width: 'length',
  height: 'length',
  dimensions: 'length',
  weight: 'weight',
}
const isKind = (column: CartonColumn | null | undefined, kind: Kind) => KIND[column ?? 'count'] === kind

/** Facts about the whole sheet that decide how a cell is read. */
export interface Context {
  mark: DecimalMark
  /** Whether any cell of the sheet names a unit of this kind other than the default. */
  hasOtherUnits: Record<Kind, boolean>
}

const partsOf = (cell: string): string[] =>
  plain(cell)
    .split('*')
    .map((part) => part.trim())
const unitIn = (part: string): string | null => /\d\s*(\D+)$/.exec(part)?.[1]?.trim() || null

/** Whether a cell of the row names a unit of this kind other than the default. */
export const namesOtherUnit = (kind: Kind, { names }: Columns, cells: readonly string[]): boolean =>
  names.some(
    (column, at) =>
      isKind(column, kind) &&
      partsOf(cells[at] ?? '').some((part) => {
        const size = CARTON_UNITS[kind](unitIn(part) ?? '')
        return size !== undefined && size !== CARTON_UNITS[kind](DEFAULT_UNIT[kind])
      }),
  )

/** The unit in the heading of the column, or the only unit in headings of this kind. */
function headingUnit({ names, units }: Columns, column: CartonColumn, kind: Kind): string | null {
  const own = units[names.indexOf(column)] ?? null
  const group = new Set(units.filter((unit, at) => unit !== null && isKind(names[at], kind)))
  return own ?? (group.size === 1 ? ([...group][0] ?? null) : null)
}

/** Reads a number of units or cartons, with or without a word for them: `20箱`, `50 pcs`. */
export function readCount(cell: string, context: Context): number | SheetProblem {
  return readNumber(plain(cell).replace(/\s*(箱|件|个|pcs|ctns?|units?)$/i, ''), context, (word) =>
    word === null ? 1 : 'notANumber',
  )
}

/** Reads a length in millimetres or a weight in grams. */
export function readMeasure(
  cell: string,
  column: CartonColumn,
  kind: Kind,
  columns: Columns,
  context: Context,
): number | SheetProblem {
  const unit = headingUnit(columns, column, kind)
  return readNumber(plain(cell), context, (named) => sizeOf(named ?? unit, kind, columns, context))
}

/**
 * Reads three sides from one cell. Every side, only the last one or none may have a unit; a unit after the last side
 * holds for all.
 */
export function readDimensions(cell: string, columns: Columns, context: Context): number[] | SheetProblem {
  if (cell === '') return 'missing'
  const parts = partsOf(cell)
  const [first, second, last] = parts.map(unitIn)
  if (parts.length !== 3) return 'badDimensions'
  const isLastOnly = last && !first && !second
  if (!isLastOnly && (first || second || last) && !(first && second && last)) return 'unitMissing'
  const unit = (isLastOnly ? last : null) ?? headingUnit(columns, 'dimensions', 'length')
  const sides = parts.map((part) =>
    readNumber(part, context, (named) => sizeOf(named ?? unit, 'length', columns, context)),
  )
  return sides.find((side) => typeof side === 'string') ?? sides.filter((side) => typeof side === 'number')
}

/**
 * Millimetres or grams of one unit. A missing unit is the default, unless a heading of this kind names a unit or a cell
 * names another one.
 */
function sizeOf(unit: string | null, kind: Kind, { names, units }: Columns, context: Context): number | SheetProblem {
  if (unit !== null) return CARTON_UNITS[kind](unit) ?? 'unknownUnit'
  const isHeaded = units.some((each, at) => each !== null && isKind(names[at], kind))
  return isHeaded || context.hasOtherUnits[kind]
    ? 'unitMissing'
    : (CARTON_UNITS[kind](DEFAULT_UNIT[kind]) ?? 'unknownUnit')
}

/**
 * How to read `12.500` and `12,500` in a sheet that does not show its decimal mark. A point is decimal, because weights
 * often have three decimals; a comma is ambiguous.
 */
const LONE_MARKS: LoneMarkMeanings = { '.': 'decimal', ',': 'unknown' }

const PROBLEMS: Record<AmountFault, SheetProblem> = {
  formula: 'notANumber',
  notNumber: 'notANumber',
  ambiguousNumber: 'ambiguousNumber',
  negative: 'notPositive',
}

function readNumber(
  part: string,
  { mark }: Context,
  unitSize: (named: string | null) => number | SheetProblem,
): number | SheetProblem {
  if (part === '') return 'missing'
  const read = readAmount(part, mark, LONE_MARKS)
  if (typeof read === 'string') return PROBLEMS[read]
  if (read.before !== '') return 'notANumber'
  const size = unitSize(read.after || null)
  return typeof size === 'number' ? read.value * size : size
}
