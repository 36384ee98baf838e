/** The one connection behind a state. Other folders use the state alone. */
import type BetterSqlite3 from 'better-sqlite3'
import type { Connection } from './sqlite.ts'
import type { State } from './state-type.ts'

export interface OwnConnection {
  readonly connection: Connection
  /** How many statements that may write it has run. */
  writes: number
  /** Rows that are not committed yet are only for the transaction itself. */
  isInTransaction: boolean
}

const owned = new WeakMap<State, OwnConnection>()

export function setConnection(state: State, own: OwnConnection): void {
  owned.set(state, own)
}

/** Undefined for a transaction of a state. */
export const ownConnectionOf = (state: State): OwnConnection | undefined => owned.get(state)

/** Uses the connection for what Kysely cannot say. Call it within `state.connection()`, or another transaction may be open. */
export function withConnection<T>(state: State, work: (connection: Connection) => T): T {
  const own = owned.get(state)
  if (!own) throw new Error('The state has no connection of its own')
  try {
    return work(own.connection)
  } finally {
    noteWrite(own)
  }
}

/** What Kysely uses of a statement. */
export type Statement = Pick<BetterSqlite3.Statement<unknown[]>, 'reader' | 'all' | 'run' | 'iterate'>

/** A statement that writes, or begins or ends a transaction, is noted; a failed one may have ended a transaction too. */
export function watched(statement: BetterSqlite3.Statement<unknown[]>, own: OwnConnection): Statement {
  if (statement.reader && statement.readonly) return statement
  const noting = <T>(work: () => T): T => {
    try {
      return work()
    } finally {
      noteWrite(own)
    }
  }
  return {
    reader: statement.reader,
    all: (...parameters) => noting(() => statement.all(...parameters)),
    run: (...parameters) => noting(() => statement.run(...parameters)),
    *iterate(...parameters) {
      try {
        yield* statement.iterate(...parameters)
      } finally {
        noteWrite(own)
      }
    },
  }
}

function noteWrite(own: OwnConnection): void {
  own.writes++
  own.isInTransaction = own.connection.inTransaction
}
