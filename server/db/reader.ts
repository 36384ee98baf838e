/**
 * Reads of a database that another process may be writing. Locking and unlocking the file for each read costs several
 * times the read, so reads share one transaction of at most a second. After it, rows of an import become visible and
 * the write-ahead log can be checkpointed. Within a transaction nothing changes, so lookups cache their rows.
 */
import type { Statement } from 'better-sqlite3'
import type { Connection } from './sqlite.ts'

const SNAPSHOT_MS = 1000
/** Cached rows per lookup and transaction. */
const CACHED_ROWS = 500

export interface Reader {
  prepare<P extends unknown[], R>(sql: string): Read<P, R>
  /** For rows that many calls read by their whole key. Rows are cached until the transaction ends. */
  lookup<P extends (string | number)[], R>(sql: string): Lookup<P, R>
}

export interface Read<P extends unknown[], R> {
  get(...parameters: P): Readonly<R> | undefined
  all(...parameters: P): R[]
}

export interface Lookup<P extends (string | number)[], R> {
  get(...parameters: P): Readonly<R> | undefined
}

/** @param lasting milliseconds that reads share a transaction; 0 if each piece of work must see the newest rows */
export function readerOf(connection: Connection, lasting = SNAPSHOT_MS): Reader {
  let reading = false
  const caches: Map<string, unknown>[] = []
  const end = () => {
    reading = false
    for (const rows of caches) rows.clear()
    if (connection.open && connection.inTransaction) connection.exec('COMMIT')
  }
  const begin = () => {
    reading = true
    connection.exec('BEGIN')
    setTimeout(end, lasting).unref()
  }
  return {
    prepare<P extends unknown[], R>(sql: string) {
      const statement: Statement<P, R> = connection.prepare<P, R>(sql)
      return {
        get(...parameters) {
          if (!reading) begin()
          return statement.get(...parameters)
        },
        all(...parameters) {
          if (!reading) begin()
          return statement.all(...parameters)
        },
      }
    },
    lookup<P extends (string | number)[], R>(sql: string) {
      const statement: Statement<P, R> = connection.prepare<P, R>(sql)
      const rows = new Map<string, R | undefined>()
      caches.push(rows)
      return {
        get(...parameters) {
          if (!reading) begin()
          const key = parameters.join('\n')
          const known = rows.get(key)
          if (known !== undefined || rows.has(key)) return known
          if (rows.size >= CACHED_ROWS) rows.clear()
          const row = statement.get(...parameters)
          rows.set(key, row)
          return row
        },
      }
    },
  }
}
