/** Rows as files of a zip: JSON for programs, CSV for people. Streamed from the database. */
import { createReadStream, existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { csvOf } from './csv.ts'
import type { ZipEntry } from './zip-stream.ts'

export type Row = Record<string, unknown>

export const jsonFile = (name: string, value: unknown): ZipEntry => ({
  name: `${name}.json`,
  pieces: one(`${JSON.stringify(value, null, 2)}\n`),
})

export const jsonListFile = (name: string, rows: AsyncIterable<unknown>): ZipEntry => ({
  name: `${name}.json`,
  pieces: jsonList(rows),
})

/** A short table as JSON, and as CSV if it has rows. */
export function* tableFiles(table: string, rows: readonly Row[]): Generator<ZipEntry> {
  yield jsonFile(table, rows)
  if (rows[0]) yield { name: `${table}.csv`, pieces: tableCsv(Object.keys(rows[0]), Readable.from(rows)) }
}

/** A table of any length as JSON and CSV; `rows` is called once for each file. */
export async function* longTableFiles(table: string, rows: () => AsyncGenerator<Row>): AsyncGenerator<ZipEntry> {
  yield jsonListFile(table, rows())
  for await (const first of rows()) {
    yield { name: `${table}.csv`, pieces: tableCsv(Object.keys(first), rows()) }
    return
  }
}

/** A file on disk under another name; nothing if it is missing. */
export function* storedFile(path: string, name: string): Generator<ZipEntry> {
  if (existsSync(path)) yield { name, pieces: createReadStream(path), packed: true }
}

/** Bytes in memory as a file. `packed`: already compressed, so stored as is. */
export const bytesFile = (name: string, bytes: string | Buffer, packed = false): ZipEntry => ({
  name,
  pieces: one(bytes),
  packed,
})

async function* one<T>(value: T): AsyncGenerator<T> {
  yield value
}

async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '['
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

function tableCsv(columns: string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  const cells = async function* () {
    for await (const row of rows)
      yield columns.map((column) => row[column]).map((cell) => (cell === null ? null : String(cell)))
  }
  return csvOf(columns, cells())
}
