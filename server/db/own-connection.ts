/** The single SQLite connection behind a state. Only server/db uses it. */
import type BetterSqlite3 from 'better-sqlite3'
import type { Connection } from './sqlite.ts'
import type { State } from './state-type.ts'

export interface OwnConnection {
  readonly connection: Connection
  /** Statements run so far that may have written; caches compare it. */
  writes: number
  /** While true, uncommitted rows are visible to the transaction only. */
  isInTransaction: boolean
}

const owned = new WeakMap<State, OwnConnection>()

export function setConnection(state: State, own: OwnConnection): void {
  owned.set(state, own)
}

/** Undefined if `state` is a transaction. */
export const ownConnectionOf = (state: State): OwnConnection | undefined => owned.get(state)

/** For what Kysely cannot express. Call it within `state.connection()`, or another transaction may be open. */
export function withConnection<T>(state: State, work: (connection: Connection) => T): T {
  const own = owned.get(state)
  if (!own) throw new Error('The state has no connection of its own')
  try {
    return work(own.connection)
  } finally {
    recordWrite(own)
  }
}

export type Statement = Pick<BetterSqlite3.Statement<unknown[]>, 'reader' | 'all' | 'run' | 'iterate'>

/** Records each run of a statement that can write or end a transaction, including failed runs. */
export function trackWrites(statement: BetterSqlite3.Statement<unknown[]>, own: OwnConnection): Statement {
  if (statement.reader && statement.readonly) return statement
  const recording = <T>(work: () => T): T => {
    try {
      return work()
    } finally {
      recordWrite(own)
    }
  }
  return {
    reader: statement.reader,
    all: (...parameters) => recording(() => statement.all(...parameters)),
    run: (...parameters) => recording(() => statement.run(...parameters)),
    *iterate(...parameters) {
      try {
        yield* statement.iterate(...parameters)
      } finally {
        recordWrite(own)
      }
    },
  }
}

function recordWrite(own: OwnConnection): void {
  own.writes++
  own.isInTransaction = own.connection.inTransaction
}
