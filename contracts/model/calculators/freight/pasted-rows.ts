/** Rows and cells of a pasted text. */
import { readCsv } from '../../../core/csv-read.ts'
import { SHEET_LIMITS } from '../../../core/sheet.ts'
import { TOTALS } from './carton-columns.data.ts'

export interface Row {
  /** Line of the text, from 1. */
  line: number
  cells: string[]
}

/** Full-width letters become plain ones, and every multiplication sign a star. */
export const plain = (text: string): string =>
  text
    .replace(/[″”“]/g, '"')
    .normalize('NFKC')
    .replace(/[×✕]|[xX](?=\s*[\d.])|(?<![a-zA-Z])[xX](?![a-zA-Z])/g, '*')
    .trim()

/** A long cell is an error of its column. */
const LIMITS = { ...SHEET_LIMITS, cellLength: Number.POSITIVE_INFINITY }

/** Rows without empty lines and sums; separators may be full-width. Throws a SheetError. */
export const rowsOf = (text: string): Row[] =>
  readCsv(text.replaceAll('；', ';').replaceAll('，', ','), LIMITS)
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => String(cell ?? '').trim()) }))
    .filter(({ cells }) => !isTotal(cells))

const isTotal = ([first = '']: readonly string[]): boolean =>
  TOTALS.includes(plain(first).toLowerCase().replace(/[\s:]/g, ''))
