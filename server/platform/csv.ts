import { type Cell, CSV_MARK, csvLine } from '#contracts/core/csv.ts'

export async function* csvOf(head: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(head)
  for await (const row of rows) yield csvLine(row)
}

/** As `csvOf` for rows in memory, without a promise for each. */
export function* csvLines(head: readonly string[], rows: Iterable<readonly Cell[]>): Generator<string> {
  yield CSV_MARK + csvLine(head)
  for (const row of rows) yield csvLine(row)
}
