import type { SelectQueryBuilder } from 'kysely'

/** A page of an ordered query, counted from 1, and how many rows there are in all. */
export async function paged<Tables, From extends keyof Tables, Row>(
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
  // The cast: for tables that are not known yet, the compiler cannot name the one column that is selected.
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number }
  return { rows, total: Number(total) }
}
