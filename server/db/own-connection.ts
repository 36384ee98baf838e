/** The connection behind a state, for what Kysely cannot say. Nothing outside server/db knows that there is one. */
import type { Connection } from './sqlite.ts'
import type { State } from './state-type.ts'

const connections = new WeakMap<State, Connection>()

export function setConnection(state: State, connection: Connection): void {
  connections.set(state, connection)
}

/** Call it within `state.connection()`, or a transaction of others is in between. */
export function connectionOf(state: State): Connection {
  const connection = connections.get(state)
  if (!connection) throw new Error('The state has no connection of its own')
  return connection
}
