/** A state as bytes, and back: how worlds in memory begin, and how worlds are kept and restored. */

import { withConnection } from './own-connection.ts'
import { openSnapshot, serialise } from './sqlite.ts'
import { stateOf } from './state.ts'
import type { State } from './state-type.ts'

/** Gives the bytes of the state to `use` while nothing else happens in it, and answers what that answers. */
export const withSnapshot = <T>(state: State, use: (bytes: Buffer) => T): Promise<T> =>
  state.connection().execute(async () => use(withConnection(state, serialise)))

/** A state in memory with the rows of a snapshot. It takes a copy: SQLite makes the bytes its own. */
export const stateFromSnapshot = (bytes: Buffer): State => stateOf(openSnapshot(Buffer.from(bytes)))

/** How many bytes the state takes. */
export async function bytesOfState(state: State): Promise<number> {
  const pragma = (name: string) =>
    withConnection(state, (connection) => Number(connection.pragma(name, { simple: true })))
  return state.connection().execute(async () => pragma('page_count') * pragma('page_size'))
}
