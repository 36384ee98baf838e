/** A state as bytes and back, for worlds in memory and for stored worlds. */

import { withConnection } from './own-connection.ts'
import { openSnapshot, serialise } from './sqlite.ts'
import { stateOf } from './state.ts'
import type { State } from './state-type.ts'

/** Calls `use` with the bytes of the state while no other query runs, and returns its result. */
export const withSnapshot = <T>(state: State, use: (bytes: Buffer) => T): Promise<T> =>
  state.connection().execute(async () => use(withConnection(state, serialise)))

/** A state in memory with the rows of a snapshot. Copies the bytes, because SQLite takes ownership of its buffer. */
export const stateFromSnapshot = (bytes: Buffer): State => stateOf(openSnapshot(Buffer.from(bytes)))

export async function bytesOfState(state: State): Promise<number> {
  const pragma = (name: string) =>
    withConnection(state, (connection) => Number(connection.pragma(name, { simple: true })))
  return state.connection().execute(async () => pragma('page_count') * pragma('page_size'))
}
