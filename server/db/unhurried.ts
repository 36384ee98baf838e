/** Commits that do not wait for the disk. */
import { withConnection } from './hot-query.ts'
import type { State } from './state.ts'

/**
 * Does the work in a transaction that is whole and in its order, but on the disk only once the next durable one is, or the
 * log is moved into the file: a killed process takes back nothing, a power cut what was not on the disk. For what is then
 * simply done again, as tasks are: each wait for the disk would hold up every call for 10 ms, and on a busy disk for 100.
 * Money never goes this way.
 */
export const unhurried = <T>(db: State, work: (trx: State) => Promise<T>): Promise<T> =>
  db.connection().execute(async (own) => {
    const before = withConnection(db, (connection) => connection.pragma('synchronous', { simple: true }))
    withConnection(db, (connection) => connection.pragma('synchronous = NORMAL'))
    try {
      return await own.transaction().execute(work)
    } finally {
      withConnection(db, (connection) => connection.pragma(`synchronous = ${before}`))
    }
  })
