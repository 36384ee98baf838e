import { withConnection } from './own-connection.ts'
import type { State } from './state-type.ts'

/**
 * A transaction whose commit does not wait for the disk. It is atomic and ordered, but reaches the disk only with the
 * next durable commit or checkpoint: it survives a killed process, but not a power cut before then. For work that can
 * simply be repeated, such as claiming a task; each wait for the disk would block every call for 10 ms, 100 ms on a busy
 * disk. Never use it for money.
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
