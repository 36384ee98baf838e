/**
 * What deleted rows leave behind in the file of a state. SQLite overwrites them where they stood (`secure_delete`), but not
 * everywhere they have been: the log keeps former versions of pages until it is emptied, and a page that was split or joined
 * keeps pieces of the rows that moved away, until they are overwritten or the file is compacted.
 */
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { withConnection } from './own-connection.ts'
import type { State } from './state-type.ts'

/** The file's `user_version` while it has no remnants of before; 0, as files begin, when it may have some. */
const COMPACT = 1
/** From here on a start says why it takes longer. */
const LARGE_BYTES = 64 * 1024 * 1024

/** Moves the log into the file and cuts it to nothing. */
export const emptyLog = (state: State): Promise<void> =>
  state.connection().execute(async () => void withConnection(state, (own) => own.pragma('wal_checkpoint(TRUNCATE)')))

/** Has the next start compact the file: something was deleted that must not be found again. In the transaction of it. */
export async function noteRemnants(transaction: State): Promise<void> {
  await sql`PRAGMA user_version = 0`.execute(transaction)
}

/** Writes the file anew without remnants, unless it has none. For a start: nothing else happens meanwhile. `tell`: the log. */
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
