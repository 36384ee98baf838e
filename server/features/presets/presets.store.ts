import type { Selectable } from 'kysely'
import type { State } from '#server/db/state.ts'
import type { SavedFilterTable } from './presets.tables.ts'

export type FilterRow = Selectable<SavedFilterTable>

/** By name. */
export const filtersOf = (db: State, accountId: number, list: FilterRow['list']): Promise<FilterRow[]> =>
  db
    .selectFrom('saved_filter')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .orderBy('name')
    .execute()

export const filterOf = (db: State, accountId: number, id: number): Promise<FilterRow | undefined> =>
  db.selectFrom('saved_filter').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

export const filterNamed = (
  db: State,
  accountId: number,
  { list, name }: Pick<FilterRow, 'list' | 'name'>,
): Promise<FilterRow | undefined> =>
  db
    .selectFrom('saved_filter')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .where('name', '=', name)
    .executeTakeFirst()

/** Counts the filters of all lists. */
export async function countFilters(db: State, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom('saved_filter')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const insertFilter = (db: State, row: Omit<FilterRow, 'id'>): Promise<FilterRow> =>
  db.insertInto('saved_filter').values(row).returningAll().executeTakeFirstOrThrow()

export async function renameFilter(db: State, id: number, name: string): Promise<void> {
  await db.updateTable('saved_filter').set({ name }).where('id', '=', id).execute()
}

export async function deleteFilter(db: State, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_filter')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
