import { type RawBuilder, sql } from 'kysely'

/**
 * Reads rows by a list of keys, `size` keys at a time; keys of deleted rows are skipped. Use it as `where(key, 'in',
 * piece)`. The piece is one JSON parameter, so one prepared statement serves every length.
 */
export async function* readInBatches<K extends number | string, R>(
  keys: readonly K[],
  size: number,
  read: (piece: RawBuilder<K>) => Promise<R[]>,
): AsyncGenerator<R> {
  for (let at = 0; at < keys.length; at += size)
    yield* await read(sql<K>`(select value from json_each(${JSON.stringify(keys.slice(at, at + size))}))`)
}
