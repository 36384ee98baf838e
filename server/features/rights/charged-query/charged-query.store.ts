/** SQL for the columns that patent searches and infringement queries share. */
import type { State } from '#server/db/state.ts'
import '../rights.tables.ts'

export type QueryTable = 'patent_query' | 'tort_query'

export interface SameSearch {
  search: string
  /** ISO instant. */
  since: string
}

// The cast: both tables have the columns that are read here.
const queriesIn = (db: State, table: QueryTable, accountId: number) =>
  db
    .selectFrom(table as 'patent_query')
    .select('id')
    .where('account_id', '=', accountId)

export const sameQuery = (
  db: State,
  table: QueryTable,
  accountId: number,
  { search, since }: SameSearch,
): Promise<{ id: number } | undefined> =>
  queriesIn(db, table, accountId)
    .where('search', '=', search)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const hasQuery = async (db: State, table: QueryTable, accountId: number, since: string): Promise<boolean> =>
  (await queriesIn(db, table, accountId).where('created_at', '>', since).executeTakeFirst()) !== undefined
