import type { Selectable } from 'kysely'
import { readPage } from '#server/db/read-page.ts'
import type { State } from '#server/db/state.ts'
import { namesIn, type TortQueryTable } from '../rights.tables.ts'
import type { Infringement } from './findings.ts'

export type QueryRow = Selectable<TortQueryTable>

export const queryOf = (db: State, accountId: number, id: number): Promise<QueryRow | undefined> =>
  db.selectFrom('tort_query').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

export const insertQuery = async (db: State, row: Omit<QueryRow, 'id'>): Promise<number> =>
  (await db.insertInto('tort_query').values(row).returning('id').executeTakeFirstOrThrow()).id

export const hasChecked = async (db: State, accountId: number): Promise<boolean> =>
  (await db.selectFrom('tort_query').select('id').where('account_id', '=', accountId).limit(1).execute()).length > 0

const LISTED = ['id', 'asin', 'marketplace', 'title', 'pictures', 'risk', 'verdict', 'note', 'created_at'] as const
export type ListedQuery = Pick<QueryRow, (typeof LISTED)[number]>

export const queriesOf = (
  db: State,
  accountId: number,
  page: { page: number; size: number },
): Promise<{ rows: ListedQuery[]; total: number }> =>
  readPage(
    db
      .selectFrom('tort_query')
      .select(LISTED)
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    page,
  )

export async function putResult(db: State, id: number, result: Infringement): Promise<void> {
  await db
    .updateTable('tort_query')
    .set({ risk: result.risk, result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute()
}

/** Without a note, the stored one stays. Returns false if there is no such query. */
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

/** Returns the file names of its pictures; undefined if there is no such query. */
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

export async function picturesInUse(db: State): Promise<Set<string>> {
  const rows = await db.selectFrom('tort_query').select('pictures').execute()
  return new Set(rows.flatMap(picturesOf))
}

export const picturesOf = ({ pictures }: Pick<QueryRow, 'pictures'>): string[] => namesIn(pictures)
