import type { Selectable } from 'kysely'
import { readPage } from '#server/db/read-page.ts'
import type { State } from '#server/db/state.ts'
import type { PatentQueryTable, PatentVerdictTable } from '../rights.tables.ts'

export type QueryRow = Selectable<PatentQueryTable>
export type VerdictRow = Selectable<PatentVerdictTable>

export const queryOf = (db: State, accountId: number, id: number): Promise<QueryRow | undefined> =>
  db.selectFrom('patent_query').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

export const insertQuery = async (db: State, row: Omit<QueryRow, 'id'>): Promise<number> =>
  (await db.insertInto('patent_query').values(row).returning('id').executeTakeFirstOrThrow()).id

const LISTED = ['id', 'form', 'picture', 'found', 'created_at'] as const
export type ListedQuery = Pick<QueryRow, (typeof LISTED)[number]>

/** The latest searches first. `isLegacy` is 1 for rows of earlier versions, which stored the hits as a bare list. */
export const queriesOf = (
  db: State,
  accountId: number,
  page: { page: number; size: number },
): Promise<{ rows: (ListedQuery & { isLegacy: unknown })[]; total: number }> =>
  readPage(
    db
      .selectFrom('patent_query')
      .select(LISTED)
      .select((e) => e('hits', 'like', '[%').as('isLegacy'))
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    page,
  )

export async function putForm(db: State, id: number, form: string): Promise<void> {
  await db.updateTable('patent_query').set({ form }).where('id', '=', id).execute()
}

export async function putHits(db: State, id: number, stored: Pick<QueryRow, 'hits' | 'found'>): Promise<void> {
  await db.updateTable('patent_query').set(stored).where('id', '=', id).execute()
}

export async function putDescriptor(db: State, id: number, descriptor: Buffer): Promise<void> {
  await db.updateTable('patent_query').set({ descriptor }).where('id', '=', id).execute()
}

/** Returns the deleted query. Its verdicts and saved searches are deleted by cascade. */
export const deleteQuery = (db: State, accountId: number, id: number): Promise<QueryRow | undefined> =>
  db
    .deleteFrom('patent_query')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()

export async function verdictsOf(db: State, queryId: number): Promise<Map<number, VerdictRow>> {
  const rows = await db.selectFrom('patent_verdict').selectAll().where('query_id', '=', queryId).execute()
  return new Map(rows.map((row) => [row.patent_id, row]))
}

export async function putVerdict(db: State, row: VerdictRow): Promise<void> {
  const { verdict, note, judged_at } = row
  await db
    .insertInto('patent_verdict')
    .values(row)
    .onConflict((conflict) => conflict.columns(['query_id', 'patent_id']).doUpdateSet({ verdict, note, judged_at }))
    .execute()
}

export async function deleteVerdicts(db: State, queryId: number, patentIds: readonly number[]): Promise<void> {
  await db.deleteFrom('patent_verdict').where('query_id', '=', queryId).where('patent_id', 'in', patentIds).execute()
}

export async function picturesInUse(db: State): Promise<Set<string>> {
  const rows = await db.selectFrom('patent_query').select('picture').where('picture', 'is not', null).execute()
  return new Set(rows.flatMap(({ picture }) => picture ?? []))
}
