import { type RawBuilder, sql } from 'kysely'

/**
 * Rows by keys that were listed before, so many keys at a time. What is deleted meanwhile is left out. For
 * `where(key, 'in', piece)`; the piece is one parameter, as each text of a query stays prepared.
 */
export async function* inPieces<K extends number | string, R>(
  keys: readonly K[],
  size: number,
  read: (piece: RawBuilder<K>) => Promise<R[]>,
): AsyncGenerator<R> {
  for (let at = 0; at < keys.length; at += size)
    yield* await read(sql<K>`(select value from json_each(${JSON.stringify(keys.slice(at, at + size))}))`)
}
