/**
 * Cached queries for what nearly every request reads: the statement is compiled once, and its rows and values derived
 * from them stay cached until something is written to the state. Without the cache, and right after
 * each write, the page of twenty reports reaches only 0.19 to 0.22 of the throughput of a bare Fastify route (`npm run
 * bench:http`).
 */
import type { Compilable, CompiledQuery } from 'kysely'
import { type OwnConnection, ownConnectionOf } from './own-connection.ts'
import type { State } from './state-type.ts'

/** Cached results of one query and state. Enough for one busy second; at the limit they are all dropped. */
const MAX_ANSWERS = 500

/**
 * `build` returns the query with placeholder values; callers pass the parameters in the order of those placeholders.
 * Callers must not change the rows: other callers get the same array.
 */
export function cachedQuery<R, P extends readonly (string | number)[]>(build: (db: State) => Compilable<R>) {
  const compiled = new WeakMap<State, CompiledQuery<R>>()
  const readers = new WeakMap<OwnConnection, (parameters: P) => readonly R[]>()
  return async (db: State, ...parameters: P): Promise<readonly R[]> => {
    const query = compiled.get(db) ?? build(db).compile()
    compiled.set(db, query)
    const own = ownConnectionOf(db)
    // While a transaction is open, Kysely's own queue decides which rows are visible.
    if (!own || own.isInTransaction) return (await db.executeQuery<R>({ ...query, parameters })).rows
    const read = readers.get(own) ?? cachingReader<R, P>(own, query.sql)
    readers.set(own, read)
    return read(parameters)
  }
}

function cachingReader<R, P extends readonly (string | number)[]>(own: OwnConnection, sql: string) {
  const statement = own.connection.prepare<unknown[], R>(sql)
  const answers = new Map<string, R[]>()
  let cachedWrites = -1
  return (parameters: P): readonly R[] => {
    if (own.writes !== cachedWrites || answers.size >= MAX_ANSWERS) answers.clear()
    cachedWrites = own.writes
    const key = JSON.stringify(parameters)
    const kept = answers.get(key)
    if (kept) return kept
    const rows = statement.all(...parameters)
    answers.set(key, rows)
    return rows
  }
}

const derivedOf = new WeakMap<object, { key: string; made: object }>()

/** A value derived from cached rows, cached for the last key. Frozen, because all callers share it. */
export function deriveCached<T extends object>(rows: readonly object[], key: string, make: () => T): Readonly<T> {
  const kept = derivedOf.get(rows)
  if (kept?.key === key) return kept.made as T // every caller derives one type from one query
  const made = Object.freeze(make())
  derivedOf.set(rows, { key, made })
  return made
}
