/**
 * Queries that are asked on nearly every request: compiled once, run without Kysely's queue while no transaction is open,
 * and answered from memory until anything at all is written (55 µs less for a page of twenty reports, measured).
 */
import type BetterSqlite3 from 'better-sqlite3'
import type { Compilable, CompiledQuery } from 'kysely'
import type { Connection } from './open.ts'
import type { State } from './state-type.ts'

/** Answers that a query keeps for one state; the least that a busy second needs. */
const KEPT = 500

/** The connection of a state, which is its only one, so that nothing is written behind its back. */
interface Source {
  connection: Connection
  /** How many statements that may write it has run, ever. */
  written: number
  /** What is not committed is nobody else's to see. */
  inTransaction: boolean
}

const sources = new WeakMap<State, Source>()

/**
 * Prepares the statements of a state for Kysely, and keeps watch over them: asking SQLite before every hot query whether
 * anything was written, and whether a transaction is open, would be half of what such a query costs.
 */
export function watching(connection: Connection) {
  const source: Source = { connection, written: 0, inTransaction: false }
  return {
    prepare(sql: string): Statement {
      const statement = connection.prepare(sql)
      return statement.reader && statement.readonly ? statement : watched(statement, source)
    },
    /** From now on hot queries of the state use the connection. */
    serve: (state: State) => void sources.set(state, source),
  }
}

/** What Kysely uses of a statement. */
type Statement = Pick<BetterSqlite3.Statement<unknown[]>, 'reader' | 'all' | 'run' | 'iterate'>

/** A statement that writes, or that begins or ends a transaction. One that fails may end a transaction too. */
function watched(statement: Statement, source: Source): Statement {
  const noting = <T>(work: () => T): T => {
    try {
      return work()
    } finally {
      rewritten(source)
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
        rewritten(source)
      }
    },
  }
}

function rewritten(source: Source): void {
  source.written++
  source.inTransaction = source.connection.inTransaction
}

/**
 * Does with the connection of a state what Kysely cannot say, at once. Use it within `state.connection()`, or a transaction
 * of others is in between.
 */
export function withConnection<T>(state: State, work: (connection: Connection) => T): T {
  const source = sources.get(state)
  if (!source) throw new Error('The state has no connection of its own')
  try {
    return work(source.connection)
  } finally {
    rewritten(source)
  }
}

/**
 * `build` makes the query with values in the places of its parameters; callers give the parameters in that order, and
 * leave the rows as they are: others may be given the same ones.
 */
export function hotQuery<R, P extends readonly (string | number)[]>(build: (db: State) => Compilable<R>) {
  const compiled = new WeakMap<State, CompiledQuery<R>>()
  const reads = new WeakMap<Source, (parameters: P) => readonly R[]>()
  return (db: State, ...parameters: P): readonly R[] | Promise<readonly R[]> => {
    const query = compiled.get(db) ?? build(db).compile()
    compiled.set(db, query)
    const source = sources.get(db)
    // Within a transaction, and beside one, Kysely's own order holds.
    if (!source || source.inTransaction) return db.executeQuery<R>({ ...query, parameters }).then(({ rows }) => rows)
    const read = reads.get(source) ?? remembering<R, P>(source, query.sql)
    reads.set(source, read)
    return read(parameters)
  }
}

function remembering<R, P extends readonly (string | number)[]>(source: Source, sql: string) {
  const statement = source.connection.prepare<unknown[], R>(sql)
  const answers = new Map<string, R[]>()
  let writtenThen = -1
  return (parameters: P): readonly R[] => {
    if (source.written !== writtenThen || answers.size >= KEPT) answers.clear()
    writtenThen = source.written
    const key = JSON.stringify(parameters)
    const known = answers.get(key)
    if (known) return known
    const rows = statement.all(...parameters)
    answers.set(key, rows)
    return rows
  }
}
