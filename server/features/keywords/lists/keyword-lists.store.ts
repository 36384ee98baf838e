import type { Selectable } from 'kysely'
import type { State } from '#server/db/state.ts'
import type { KeywordListTable, ListedTermTable } from './keyword-lists.tables.ts'

export type ListRow = Selectable<KeywordListTable>
export type CountedList = ListRow & { terms: number }
export type TermRow = Selectable<ListedTermTable>

/** Rows of one statement; SQLite binds 32,766 values at most. */
const ROWS_A_STATEMENT = 500

const counted = (db: State, accountId: number) =>
  db
    .selectFrom('keyword_list')
    .selectAll()
    .select((e) =>
      e
        .selectFrom('listed_term')
        .whereRef('list_id', '=', 'keyword_list.id')
        .select((t) => t.fn.countAll<number>().as('count'))
        .as('terms'),
    )
    .where('account_id', '=', accountId)

const toCounted = <R extends ListRow & { terms: number | null }>(row: R): CountedList => ({
  ...row,
  terms: Number(row.terms),
})

/** The latest change first. */
export async function listsOf(db: State, accountId: number): Promise<CountedList[]> {
  const rows = await counted(db, accountId).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(toCounted)
}

export async function listOf(db: State, accountId: number, id: number): Promise<CountedList | undefined> {
  const row = await counted(db, accountId).where('id', '=', id).executeTakeFirst()
  return row && toCounted(row)
}

export const listNamed = (db: State, accountId: number, name: string): Promise<ListRow | undefined> =>
  db
    .selectFrom('keyword_list')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst()

export const insertList = (db: State, row: Omit<ListRow, 'id'>): Promise<ListRow> =>
  db.insertInto('keyword_list').values(row).returningAll().executeTakeFirstOrThrow()

export async function updateList(
  db: State,
  id: number,
  values: Partial<Pick<ListRow, 'name' | 'updated_at'>>,
): Promise<void> {
  await db.updateTable('keyword_list').set(values).where('id', '=', id).execute()
}

export async function deleteList(db: State, id: number): Promise<void> {
  await db.deleteFrom('listed_term').where('list_id', '=', id).execute()
  await db.deleteFrom('keyword_list').where('id', '=', id).execute()
}

/** The latest first. */
export const termsOf = (db: State, listId: number): Promise<TermRow[]> =>
  db.selectFrom('listed_term').selectAll().where('list_id', '=', listId).orderBy('id', 'desc').execute()

export async function foldedTermsOf(db: State, listId: number): Promise<Set<string>> {
  const rows = await db.selectFrom('listed_term').select('folded').where('list_id', '=', listId).execute()
  return new Set(rows.map(({ folded }) => folded))
}

export async function insertTerms(db: State, rows: readonly Omit<TermRow, 'id'>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
    await db
      .insertInto('listed_term')
      .values(rows.slice(at, at + ROWS_A_STATEMENT))
      .execute()
}

export const termsById = (db: State, listId: number, ids: readonly number[]): Promise<TermRow[]> =>
  db.selectFrom('listed_term').selectAll().where('list_id', '=', listId).where('id', 'in', ids).execute()

export async function setTags(db: State, id: number, tags: readonly string[]): Promise<void> {
  await db
    .updateTable('listed_term')
    .set({ tags: JSON.stringify(tags) })
    .where('id', '=', id)
    .execute()
}

export async function deleteTerms(db: State, listId: number, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('listed_term')
    .where('list_id', '=', listId)
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
