import { type RawBuilder, sql } from 'kysely'

/**
 * Rows by keys that were listed before, `size` keys at a time; rows deleted meanwhile are left out. Used as
 * `where(key, 'in', piece)`. The piece is a single parameter, so that one prepared statement serves every size.
 */
export async function* inPieces<K extends number | string, R>(
  keys: readonly K[],
  size: number,
  read: (piece: RawBuilder<K>) => Promise<R[]>,
): AsyncGenerator<R> {
  for (let at = 0; at < keys.length; at += size)
    yield* await read(sql<K>`(select value from json_each(${JSON.stringify(keys.slice(at, at + size))}))`)
}
