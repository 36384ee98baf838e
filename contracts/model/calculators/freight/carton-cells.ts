/** Reads lengths and weights with their units from the cells of a pasted row. */
import type { SheetFault } from '../../../core/sheet.ts'
import { type AmountFault, type DecimalMark, readAmount, type Unshown } from '../written-amount.ts'
import type { CartonColumn } from './carton-columns.data.ts'
import type { Columns } from './carton-header.ts'
import { CARTON_UNITS } from './carton-units.ts'
import { plain } from './pasted-rows.ts'
import type { ProblemKey } from './result.ts'

/** Why a row is refused, besides the problems of a carton. */
export const SHEET_PROBLEMS = [
  'ambiguousNumber', // 1,200 in a sheet that does not show what its comma means
  'unitMissing', // other cells of the column name a unit, and this one does not
  'unknownUnit',
  'badDimensions', // a cell of dimensions without three sides
  'missingColumn', // the header lacks it
  'extraCells', // more cells than columns: perhaps a decimal comma in a list separated by commas
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

/** What the rest of the sheet says about a cell. */
export interface Context {
  mark: DecimalMark
  /** A cell of the kind names a unit that is not the default. */
  hasOtherUnits: Record<Kind, boolean>
}

const partsOf = (cell: string): string[] =>
  plain(cell)
    .split('*')
    .map((part) => part.trim())
const unitIn = (part: string): string | null => /\d\s*(\D+)$/.exec(part)?.[1]?.trim() || null

/** Whether a cell of the kind names a unit that is not the default. */
export const namesOtherUnit = (kind: Kind, { names }: Columns, cells: readonly string[]): boolean =>
  names.some(
    (column, at) =>
      isKind(column, kind) &&
      partsOf(cells[at] ?? '').some((part) => {
        const size = CARTON_UNITS[kind](unitIn(part) ?? '')
        return size !== undefined && size !== CARTON_UNITS[kind](DEFAULT_UNIT[kind])
      }),
  )

/** The unit of the column's heading, or the only one among headings of its kind. */
function headingUnit({ names, units }: Columns, column: CartonColumn, kind: Kind): string | null {
  const own = units[names.indexOf(column)] ?? null
  const group = new Set(units.filter((unit, at) => unit !== null && isKind(names[at], kind)))
  return own ?? (group.size === 1 ? ([...group][0] ?? null) : null)
}

/** Pieces or cartons, with or without their word: `20箱`, `50 pcs`. */
export function readCount(cell: string, context: Context): number | SheetProblem {
  return readNumber(plain(cell).replace(/\s*(箱|件|个|pcs|ctns?|units?)$/i, ''), context, (word) =>
    word === null ? 1 : 'notANumber',
  )
}

/** Millimetres or grams. */
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

/** Three sides of one cell. A unit after the last side holds for all; units after other sides only are refused. */
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

/** Millimetres or grams of a unit; the default unit holds unless the sheet names others. */
function sizeOf(unit: string | null, kind: Kind, { names, units }: Columns, context: Context): number | SheetProblem {
  if (unit !== null) return CARTON_UNITS[kind](unit) ?? 'unknownUnit'
  const isHeaded = units.some((each, at) => each !== null && isKind(names[at], kind))
  return isHeaded || context.hasOtherUnits[kind]
    ? 'unitMissing'
    : (CARTON_UNITS[kind](DEFAULT_UNIT[kind]) ?? 'unknownUnit')
}

/** Weights have three decimals more often than groups of thousands (`12.500` kg); a comma must be shown to be either. */
const UNSHOWN: Unshown = { '.': 'decimal', ',': 'unknown' }

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
  const read = readAmount(part, mark, UNSHOWN)
  if (typeof read === 'string') return PROBLEMS[read]
  if (read.before !== '') return 'notANumber'
  const size = unitSize(read.after || null)
  return typeof size === 'number' ? read.value * size : size
}
