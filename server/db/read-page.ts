import type { SelectQueryBuilder } from 'kysely'

/** One page of an ordered query (`page` counts from 1) and the number of rows on all pages. */
export async function readPage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { page, size }: { page: number; size: number },
): Promise<{ rows: Row[]; total: number }> {
  const rows = await query
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select((e) => e.fn.countAll<number>().as('total'))
  // The cast: with a generic `Tables` the compiler cannot name the selected column.
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number }
  return { rows, total: Number(total) }
}
