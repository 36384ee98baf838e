/** SQL of infringement queries, one function for each question. */
import type { Selectable } from 'kysely'
import type { State } from '#server/db/state.ts'
import { namesIn, type TortQueryTable } from '../rights.tables.ts'

export type QueryRow = Selectable<TortQueryTable>

export const queryOf = (db: State, accountId: number, id: number): Promise<QueryRow | undefined> =>
  db.selectFrom('tort_query').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

/** The latest query of the same listing that is not older than an instant. */
export const sameQuery = (
  db: State,
  accountId: number,
  { search, since }: { search: string; since: string },
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('tort_query')
    .select('id')
    .where('account_id', '=', accountId)
    .where('search', '=', search)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Whether the account has made any that is not older than an instant. */
export const hasQuery = async (db: State, accountId: number, since: string): Promise<boolean> =>
  (await db
    .selectFrom('tort_query')
    .select('id')
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirst()) !== undefined

export const insertQuery = async (db: State, row: Omit<QueryRow, 'id'>): Promise<number> =>
  (await db.insertInto('tort_query').values(row).returning('id').executeTakeFirstOrThrow()).id

const LISTED = [
  ...(['id', 'asin', 'marketplace', 'title', 'pictures'] as const),
  ...(['risk', 'verdict', 'note', 'created_at'] as const),
] as const
export type ListedQuery = Pick<QueryRow, (typeof LISTED)[number]>

export async function queriesOf(
  db: State,
  accountId: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ListedQuery[]; total: number }> {
  const mine = db.selectFrom('tort_query').where('account_id', '=', accountId)
  const rows = await mine
    .select(LISTED)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** A note that is not given stays as it was. Answers whether there was such a query. */
export async function putVerdict(
  db: State,
  accountId: number,
  { id, verdict, note }: Pick<QueryRow, 'id' | 'verdict'> & { note: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tort_query')
    .set({ verdict, ...(note !== undefined && { note }) })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Answers the names of the files of its pictures; undefined where there was none. */
export const deleteQuery = (
  db: State,
  accountId: number,
  id: number,
): Promise<Pick<QueryRow, 'pictures'> | undefined> =>
  db
    .deleteFrom('tort_query')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('pictures')
    .executeTakeFirst()

/** Names of the files that queries need. */
export async function picturesInUse(db: State): Promise<Set<string>> {
  const rows = await db.selectFrom('tort_query').select('pictures').execute()
  return new Set(rows.flatMap(picturesOf))
}

/** The names of the files of its pictures, in their order. */
export const picturesOf = ({ pictures }: Pick<QueryRow, 'pictures'>): string[] => namesIn(pictures)
