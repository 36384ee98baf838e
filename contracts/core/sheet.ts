/** Tables that sellers upload, in any file format. */

/** Null: an empty cell. Text files contain only strings. */
export type SheetCell = string | number | boolean | null

export interface SheetRow {
  /** Number of the row in the file, from 1: where an editor or Excel shows it. */
  line: number
  cells: readonly SheetCell[]
}

export interface SheetLimits {
  /** Rows with content, the header included. */
  rows: number
  cells: number
  /** Characters of one cell. */
  cellLength: number
}

/** The cell length is Excel's limit. */
export const SHEET_LIMITS: SheetLimits = { rows: 100_000, cells: 3_000_000, cellLength: 32_767 }

/** Bytes of a file. Ten thousand rows of thirty columns take less than a tenth. */
export const SHEET_BYTES_MAX = 50_000_000

/** Why a file cannot be read. */
export const SHEET_FAULTS = [
  'empty',
  'notText', // neither text nor a workbook
  'brokenQuotes', // text between a closing quote and the next separator
  'openQuote', // a quoted cell without an end
  'tooLarge', // more bytes than allowed, packed or unpacked
  'tooManyRows',
  'tooManyCells',
  'longCell',
  'oldExcel', // .xls of Excel 97 to 2003
  'encrypted', // protected by a password
  'otherFormat', // .xlsb, .ods, .docx or any other zip file
  'damaged',
] as const
export type SheetFault = (typeof SHEET_FAULTS)[number]

export class SheetError extends Error {
  override name = 'SheetError'
  readonly fault: SheetFault
  /** Row where the file stops being readable; null if it concerns the whole file. */
  readonly line: number | null
  constructor(fault: SheetFault, line: number | null = null) {
    super(line === null ? `The sheet cannot be read: ${fault}` : `The sheet cannot be read at row ${line}: ${fault}`)
    this.fault = fault
    this.line = line
  }
}

/** Collects the rows of a file and stops it at its limits. Rows without content are dropped. */
export class RowCollector {
  readonly rows: SheetRow[] = []
  #cells = 0
  readonly #limits: SheetLimits

  constructor(limits: SheetLimits) {
    this.#limits = limits
  }

  /** Throws {@link SheetError}. */
  add(line: number, cells: readonly SheetCell[]): void {
    if (cells.every(isBlank)) return
    this.rows.push({ line, cells })
    this.#cells += cells.length
    if (this.rows.length > this.#limits.rows) throw new SheetError('tooManyRows', line)
    if (this.#cells > this.#limits.cells) throw new SheetError('tooManyCells', line)
    if (cells.some((cell) => typeof cell === 'string' && cell.length > this.#limits.cellLength))
      throw new SheetError('longCell', line)
  }
}

const isBlank = (cell: SheetCell) => cell === null || (typeof cell === 'string' && cell.trim() === '')
