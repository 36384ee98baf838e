/**
 * A query that nearly every request asks: compiled once, and its rows kept until anything is written to the state, with what
 * was made of them. Without it the page of twenty reports is answered at 0.19 to 0.22 of a bare Fastify route
 * (`npm run bench:http`), which is also what it takes after a write.
 */
import type { Compilable, CompiledQuery } from 'kysely'
import { type OwnConnection, ownConnectionOf } from './own-connection.ts'
import type { State } from './state-type.ts'

/** Answers that a query keeps for one state; the least that a busy second needs. */
const MOST_ANSWERS = 500

/**
 * `build` makes the query with values in the places of its parameters; callers give the parameters in that order and do not
 * change the rows: others may be given the same ones.
 */
export function keptQuery<R, P extends readonly (string | number)[]>(build: (db: State) => Compilable<R>) {
  const compiled = new WeakMap<State, CompiledQuery<R>>()
  const readers = new WeakMap<OwnConnection, (parameters: P) => readonly R[]>()
  return async (db: State, ...parameters: P): Promise<readonly R[]> => {
    const query = compiled.get(db) ?? build(db).compile()
    compiled.set(db, query)
    const own = ownConnectionOf(db)
    // Within a transaction, and beside one, Kysely's own order holds.
    if (!own || own.isInTransaction) return (await db.executeQuery<R>({ ...query, parameters })).rows
    const read = readers.get(own) ?? keepingReader<R, P>(own, query.sql)
    readers.set(own, read)
    return read(parameters)
  }
}

function keepingReader<R, P extends readonly (string | number)[]>(own: OwnConnection, sql: string) {
  const statement = own.connection.prepare<unknown[], R>(sql)
  const answers = new Map<string, R[]>()
  let writesThen = -1
  return (parameters: P): readonly R[] => {
    if (own.writes !== writesThen || answers.size >= MOST_ANSWERS) answers.clear()
    writesThen = own.writes
    const key = JSON.stringify(parameters)
    const kept = answers.get(key)
    if (kept) return kept
    const rows = statement.all(...parameters)
    answers.set(key, rows)
    return rows
  }
}

const madeOf = new WeakMap<object, { key: string; made: object }>()

/**
 * What `make` makes of rows that a kept query has answered: made once for these rows and the key, and kept as long as they
 * are. It is frozen, since it is given to everyone who asks.
 */
export function keptWith<T extends object>(rows: readonly object[], key: string, make: () => T): Readonly<T> {
  const kept = madeOf.get(rows)
  if (kept?.key === key) return kept.made as T // the same rows are always made into the same kind of thing
  const made = Object.freeze(make())
  madeOf.set(rows, { key, made })
  return made
}
