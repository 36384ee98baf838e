/** Rows and cells of a pasted text. */
import { readCsv } from '../../../core/csv-read.ts'
import { SHEET_LIMITS } from '../../../core/sheet.ts'
import { TOTALS } from './carton-columns.data.ts'

export interface Row {
  /** Line of the text, from 1. */
  line: number
  cells: string[]
}

/** Replaces full-width characters by plain ones, and every multiplication sign by `*`. */
export const plain = (text: string): string =>
  text
    .replace(/[″”“]/g, '"')
    .normalize('NFKC')
    .replace(/[×✕]|[xX](?=\s*[\d.])|(?<![a-zA-Z])[xX](?![a-zA-Z])/g, '*')
    .trim()

/** Cells have no maximum length here, so that a long cell is an error of its column and not of the sheet. */
const LIMITS = { ...SHEET_LIMITS, cellLength: Number.POSITIVE_INFINITY }

/**
 * The rows of a pasted text without empty lines and rows of sums. Separators may be full-width. Throws a SheetError.
 */
export const rowsOf = (text: string): Row[] =>
  readCsv(text.replaceAll('；', ';').replaceAll('，', ','), LIMITS)
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => String(cell ?? '').trim()) }))
    .filter(({ cells }) => !isTotal(cells))

const isTotal = ([first = '']: readonly string[]): boolean =>
  TOTALS.includes(plain(first).toLowerCase().replace(/[\s:]/g, ''))
