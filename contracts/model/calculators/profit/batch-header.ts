/** Finds the header of a batch file: the place of each column, and the unit that its heading names. */
import type { SheetRow } from '../../../core/sheet.ts'
import type { Marketplace } from '../../marketplaces.ts'
import type { Currency } from '../exchange.ts'
import { type BatchReason, contentOf } from './batch-cells.ts'
import { BATCH_COLUMNS, type BatchKey } from './batch-columns.ts'
import { currencyOfName } from './batch-names.ts'
import { unitOf } from './batch-values.ts'
import { columnOf } from './column-names.ts'

/** Maximum number of rows above the header, such as titles. */
const ROWS_ABOVE = 10

export interface HeaderColumn {
  /** Index of the cell in each row. */
  at: number
  /** Millimeters or grams; undefined if the header names none. */
  unit: number | undefined
  isPercent: boolean
  /** The currency that the heading names. `$` and `¥` depend on the marketplace of the row. */
  currency: (marketplace: Marketplace) => Currency | undefined
}

export interface Header {
  /** Index of the header row. */
  row: number
  columns: ReadonlyMap<BatchKey, HeaderColumn>
  /** Headings that name no known column. */
  ignored: string[]
}

/**
 * Returns the header, or the reason why there is none. `value` is the heading that occurs twice, if that is the reason.
 */
export function findHeader(rows: readonly SheetRow[]): Header | { reason: BatchReason; row: number; value: string } {
  const found = rows.slice(0, ROWS_ABOVE + 1).map(keysIn)
  const row = found.reduce((best, keys, at) => (keys.length > (found[best]?.length ?? 0) ? at : best), 0)
  const keys = found[row] ?? []
  if (!keys.some(({ key }) => key === 'price')) return { reason: 'noHeader', row: 0, value: '' }
  const twice = keys.find(({ key }, at) => keys.findIndex((other) => other.key === key) < at)
  if (twice) return { reason: 'columnTwice', row, value: twice.header }
  const known = new Set(keys.map(({ at }) => at))
  return {
    row,
    columns: new Map(keys.map(({ key, at, notes }) => [key, headerColumn(key, at, notes)])),
    ignored: (rows[row]?.cells ?? []).flatMap((cell, at) => (known.has(at) ? [] : String(contentOf(cell) ?? '') || [])),
  }
}

function keysIn({ cells }: SheetRow) {
  return cells.flatMap((cell, at) => {
    const header = contentOf(cell)
    const column = typeof header === 'string' ? columnOf(header) : undefined
    return column ? [{ at, header: String(header), ...column }] : []
  })
}

function headerColumn(key: BatchKey, at: number, notes: readonly string[]): HeaderColumn {
  const { meaning } = BATCH_COLUMNS[key]
  const units = meaning === 'length' || meaning === 'weight' ? notes.flatMap((note) => unitOf(meaning, note) ?? []) : []
  return {
    at,
    // `Length (cm or in)` leaves the unit to the cells.
    unit: new Set(units).size === 1 ? units[0] : undefined,
    isPercent: notes.includes('%'),
    currency: (marketplace) =>
      notes.map((note) => currencyOfName(note, marketplace)).find((currency) => currency !== undefined),
  }
}
