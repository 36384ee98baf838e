/**
 * Reads of a database that another process may be writing. Each read by itself takes and gives back file locks, which
 * costs several times the read; so reads share one transaction, which ends after a second at the latest: what an import
 * has written shows then, and the log of the file can be folded back. Within one transaction nothing changes, so a row that
 * was read is not read again.
 */
import type { Statement } from 'better-sqlite3'
import type { Connection } from './sqlite.ts'

const SNAPSHOT_MS = 1000
/** Rows that a statement keeps within one transaction. */
const KEPT = 500

export interface Reader {
  prepare<P extends unknown[], R>(sql: string): Read<P, R>
  /** For a row asked by its whole key, again and again by every call about the same product. */
  lookup<P extends (string | number)[], R>(sql: string): Lookup<P, R>
}

export interface Read<P extends unknown[], R> {
  get(...parameters: P): Readonly<R> | undefined
  all(...parameters: P): R[]
}

/** Its answers are kept until the transaction ends. */
export interface Lookup<P extends (string | number)[], R> {
  get(...parameters: P): Readonly<R> | undefined
}

/** @param lasting milliseconds that reads share a transaction: 0 where each piece of work has to see what is there now */
export function readerOf(connection: Connection, lasting = SNAPSHOT_MS): Reader {
  let reading = false
  const kept: Map<string, unknown>[] = []
  const end = () => {
    reading = false
    for (const rows of kept) rows.clear()
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
      kept.push(rows)
      return {
        get(...parameters) {
          if (!reading) begin()
          const key = parameters.join('\n')
          const known = rows.get(key)
          if (known !== undefined || rows.has(key)) return known
          if (rows.size >= KEPT) rows.clear()
          const row = statement.get(...parameters)
          rows.set(key, row)
          return row
        },
      }
    },
  }
}
