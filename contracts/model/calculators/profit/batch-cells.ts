/** A cell of a batch file, and why it may be unreadable. */
import type { SheetCell } from '../../../core/sheet.ts'

/** Why a row cannot be calculated. */
export const BATCH_REASONS = [
  'noHeader',
  'columnTwice',
  'tooManyRows',
  'required',
  'notNumber',
  'formula', // a CSV file holds the formula, not its value
  'ambiguousNumber', // `1.299` in a file that does not show its decimal mark
  'negative',
  'zero',
  'tooLarge',
  'noUnit',
  'unknownUnit',
  'mixedUnits',
  'incompleteSize',
  'unknownCurrency',
  'otherCurrency',
  'unknownCategory',
  'unknownMarketplace',
  'notDay',
  'noTableForDay',
  'unknownFulfilment',
  'percentOrFraction', // 1 may be 1 % or 100 %
] as const
export type BatchReason = (typeof BATCH_REASONS)[number]

/** A cell that cannot be read. */
export class CellError extends Error {
  override name = 'CellError'
  readonly reason: BatchReason
  constructor(reason: BatchReason) {
    super(`The cell cannot be read: ${reason}`)
    this.reason = reason
  }
}

/** Throws {@link CellError}. */
export const refuse = (reason: BatchReason): never => {
  throw new CellError(reason)
}

/** Matches most cells. They need no normalizing, which would take longer than reading them. */
const ASCII = /^[ -~]*$/

/** Trims the cell and replaces full-width characters; numbers stay numbers. Null if it is empty. */
export function contentOf(cell: SheetCell | undefined): string | number | null {
  if (typeof cell === 'number') return cell
  if (cell === null || cell === undefined) return null
  const text = String(cell).trim()
  if (text === '') return null
  return ASCII.test(text) ? text : text.normalize('NFKC').trim()
}
