/**
 * Traces of deleted rows in the state file. SQLite overwrites a deleted row in its place (`secure_delete`), but two
 * kinds of copies remain: the write-ahead log keeps old pages until it is emptied, and pages that were split or merged
 * keep pieces of rows that moved away, until the file is compacted.
 */
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { withConnection } from './own-connection.ts'
import type { State } from './state-type.ts'

/** The file's `user_version` when it has no remnants; 0, the default of a new file, means that it may have some. */
const COMPACT = 1
/** Above this size, compacting takes long enough to print why the start is slow. */
const LARGE_BYTES = 64 * 1024 * 1024

export const emptyLog = (state: State): Promise<void> =>
  state.connection().execute(async () => void withConnection(state, (own) => own.pragma('wal_checkpoint(TRUNCATE)')))

/** Makes the next start compact the file. Call it in the transaction that deletes personal data. */
export async function noteRemnants(transaction: State): Promise<void> {
  await sql`PRAGMA user_version = 0`.execute(transaction)
}

/**
 * Rewrites the file without remnants, if it may have some. Call it at start only: it blocks the state. `tell` prints a
 * line for the operator.
 */
export const compact = (state: State, tell: (line: string) => void): Promise<void> =>
  state.connection().execute(async () =>
    withConnection(state, (own) => {
      const pragma = (name: string) => Number(own.pragma(name, { simple: true }))
      if (pragma('user_version') === COMPACT) return
      const isLarge = pragma('page_count') * pragma('page_size') > LARGE_BYTES
      if (isLarge) tell('compacting the state after deletions; this can take a minute')
      try {
        own.exec(`VACUUM; PRAGMA user_version = ${COMPACT}`)
        own.pragma('wal_checkpoint(TRUNCATE)')
      } catch (error) {
        if (!(error instanceof Database.SqliteError && error.code === 'SQLITE_FULL')) throw error
        tell('the disk has no room to compact the state; the next start tries again')
      }
    }),
  )
