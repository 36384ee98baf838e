import { withConnection } from './own-connection.ts'
import type { State } from './state-type.ts'

/**
 * A transaction whose commit does not wait for the disk: whole and in its order, but on the disk only once the next durable
 * one is, or the log is moved into the file. A killed process loses nothing, a power cut what was not on the disk. For what
 * is then simply done again, as tasks are: each wait for the disk would hold up every call for 10 ms, and on a busy disk for
 * 100. Money never goes this way.
 */
export const withLowDurability = <T>(db: State, work: (trx: State) => Promise<T>): Promise<T> =>
  db.connection().execute(async (own) => {
    const setDurability = (level: unknown) =>
      withConnection(db, (connection) => connection.pragma(`synchronous = ${level}`))
    const before = withConnection(db, (connection) => connection.pragma('synchronous', { simple: true }))
    setDurability('NORMAL')
    try {
      return await own.transaction().execute(work)
    } finally {
      setDurability(before)
    }
  })
