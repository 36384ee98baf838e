/**
 * Reads of a database that another process may be writing. Each read by itself takes and gives back file locks, which
 * costs several times the read; so reads share one transaction, which ends after a second at the latest: what an import
 * has written shows then, and the log of the file can be folded back.
 */
import type { Statement } from 'better-sqlite3'
import type { Connection } from './open.ts'

const SNAPSHOT_MS = 1000

export interface Reader {
  prepare<P extends unknown[], R>(sql: string): Read<P, R>
}

export interface Read<P extends unknown[], R> {
  get(...parameters: P): R | undefined
  all(...parameters: P): R[]
}

export function readerOf(connection: Connection): Reader {
  let reading = false
  const end = () => {
    reading = false
    if (connection.open && connection.inTransaction) connection.exec('COMMIT')
  }
  const begin = () => {
    reading = true
    connection.exec('BEGIN')
    setTimeout(end, SNAPSHOT_MS).unref()
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
  }
}
