/** A state as bytes, and back: how worlds in memory begin, and how worlds are kept and restored. */

import { connectionOf } from './own-connection.ts'
import { openSnapshot, serialise } from './sqlite.ts'
import { stateOf } from './state.ts'
import type { State } from './state-type.ts'

/** Gives the bytes of the state to `use` while nothing else happens in it, and answers what that answers. */
export const withSnapshot = <T>(state: State, use: (bytes: Buffer) => T): Promise<T> =>
  state.connection().execute(async () => use(serialise(connectionOf(state))))

/** A state in memory with the rows of a snapshot. It takes a copy: SQLite makes the bytes its own. */
export const stateFromSnapshot = (bytes: Buffer): State => stateOf(openSnapshot(Buffer.from(bytes)))

/** How many bytes the state takes. */
export async function bytesOfState(state: State): Promise<number> {
  return state.connection().execute(async () => {
    const connection = connectionOf(state)
    const [pages, size] = ['page_count', 'page_size'].map((name) => Number(connection.pragma(name, { simple: true })))
    return (pages ?? 0) * (size ?? 0)
  })
}
