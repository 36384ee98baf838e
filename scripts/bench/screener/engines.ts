/** The same products and filters in typed columns, SQLite and DuckDB. */
import { join } from 'node:path'
import { PRODUCT_NUMBER_NAMES, type ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import { openDatabase } from '#server/db/sqlite.ts'
import type { ProductTable } from '#server/features/screener/product-table.ts'
import { orderedPage } from '#server/platform/columns/order.ts'
import { type Condition, selectRows } from '#server/platform/columns/select.ts'
import { openDuck } from '../duckdb.ts'

export interface BenchFilter {
  /** Bounds as the columns store them. */
  ranges: { name: ProductNumber; min: number; max: number }[]
  /** Codes of a code column; null: any. */
  fulfilment: number[] | null
  category: number[] | null
  sort: ProductNumber
}

export interface Found {
  count: number
  /** Values of the order of the first rows. */
  page: number[]
}

export interface Engine {
  name: string
  find(filter: BenchFilter): Found | Promise<Found>
  close(): void
}

const PAGE = 50
const CODES = ['fulfilment', 'category'] as const

export function columnsEngine(table: ProductTable): Engine {
  const scratch = new Uint32Array(table.rows)
  const allowed = (codes: number[], length: number) => {
    const set = new Uint8Array(length)
    for (const code of codes) set[code] = 1
    return set
  }
  return {
    name: 'typed columns',
    find({ ranges, fulfilment, category, sort }) {
      const conditions: Condition[] = ranges.map(({ name, min, max }) => ({
        kind: 'range',
        values: table.numbers(name),
        min,
        max,
      }))
      if (fulfilment)
        conditions.push({ kind: 'codes', codes: table.bytes.fulfilment, allowed: allowed(fulfilment, 256) })
      if (category)
        conditions.push({
          kind: 'codes',
          codes: table.codes.category,
          allowed: allowed(category, table.facts.categories.length + 1),
        })
      const rows = selectRows({ from: 0, to: table.rows }, conditions, scratch)
      const values = table.numbers(sort)
      const page = orderedPage(rows, values, 'desc', { offset: 0, limit: PAGE })
      return { count: rows.length, page: Array.from(page, (row) => values[row] ?? Number.NaN) }
    },
    close: () => {},
  }
}

/** Conditions as SQL; both databases get the same text. */
function whereOf({ ranges, fulfilment, category }: BenchFilter): string {
  const end = (value: number, sign: string, name: string) =>
    // The exponent makes the number a double in DuckDB too, where it would be a decimal.
    Number.isFinite(value) ? [`${name} ${sign} ${value.toExponential()}`] : []
  const parts = [
    ...ranges.flatMap(({ name, min, max }) => [...end(min, '>=', `"${name}"`), ...end(max, '<=', `"${name}"`)]),
    ...(fulfilment ? [`fulfilment IN (${fulfilment.join(',')})`] : []),
    ...(category ? [`category IN (${category.join(',')})`] : []),
  ]
  return parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : ''
}

function* rowsOf(table: ProductTable): Generator<(number | null)[]> {
  const columns = PRODUCT_NUMBER_NAMES.map((name) => table.numbers(name))
  for (let row = 0; row < table.rows; row++)
    yield [
      ...columns.map((values) => {
        const value = values[row] ?? Number.NaN
        return Number.isNaN(value) ? null : value
      }),
      table.bytes.fulfilment[row] ?? 0,
      table.codes.category[row] ?? 0,
    ]
}

const NAMES = [...PRODUCT_NUMBER_NAMES, ...CODES].map((name) => `"${name}"`)

/** With the index that helps most: the default order, covered by the columns that filters use most. */
export function sqliteEngine(table: ProductTable, folder: string): Engine {
  const db = openDatabase(join(folder, 'products.sqlite'))
  db.exec(`CREATE TABLE p (${NAMES.map((name) => `${name} REAL`).join(', ')})`)
  const insert = db.prepare(`INSERT INTO p VALUES (${NAMES.map(() => '?').join(',')})`)
  db.transaction(() => {
    for (const row of rowsOf(table)) insert.run(row)
  })()
  db.exec('CREATE INDEX category ON p (category, units)')
  db.exec('CREATE INDEX units ON p (units, price, ratings, rating, weight, margin, rank, fulfilment, category)')
  db.exec('ANALYZE')
  return {
    name: 'SQLite',
    find(filter) {
      const where = whereOf(filter)
      const count = db.prepare<[], number>(`SELECT count(*) FROM p ${where}`).pluck().get() ?? 0
      const order = `"${filter.sort}"`
      const page = db
        .prepare<[], number | null>(`SELECT ${order} FROM p ${where} ORDER BY ${order} DESC NULLS LAST LIMIT ${PAGE}`)
        .pluck()
        .all()
      return { count, page: page.map((value) => value ?? Number.NaN) }
    },
    close: () => db.close(),
  }
}

export async function duckEngine(table: ProductTable): Promise<Engine> {
  const { connection, close } = await openDuck(':memory:')
  await connection.run(`CREATE TABLE p (${NAMES.map((name) => `${name} DOUBLE`).join(', ')})`)
  const appender = await connection.createAppender('p')
  for (const row of rowsOf(table)) {
    for (const value of row) {
      if (value === null) appender.appendNull()
      else appender.appendDouble(value)
    }
    appender.endRow()
  }
  appender.closeSync()
  const numbers = async (sql: string) =>
    (await connection.runAndReadAll(sql)).getRowsJS().map(([value]) => (value === null ? Number.NaN : Number(value)))
  return {
    name: 'DuckDB',
    async find(filter) {
      const where = whereOf(filter)
      const order = `"${filter.sort}"`
      const [count = 0] = await numbers(`SELECT count(*) FROM p ${where}`)
      const page = await numbers(`SELECT ${order} FROM p ${where} ORDER BY ${order} DESC NULLS LAST LIMIT ${PAGE}`)
      return { count, page }
    },
    close,
  }
}
