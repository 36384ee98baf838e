/** SQL that patent searches and infringement queries share: both tables have these columns. */
import type { State } from '#server/db/state.ts'
import '../rights.tables.ts'

export type QueryTable = 'patent_query' | 'tort_query'

/** What is looked for: the same search of an account, not older than an instant. */
export interface Same {
  search: string
  since: string
}

// The cast: the columns that are read here are the same in both tables.
const queriesIn = (db: State, table: QueryTable, accountId: number) =>
  db
    .selectFrom(table as 'patent_query')
    .select('id')
    .where('account_id', '=', accountId)

/** The latest query of the same search that is not older than an instant. */
export const sameQuery = (
  db: State,
  table: QueryTable,
  accountId: number,
  { search, since }: Same,
): Promise<{ id: number } | undefined> =>
  queriesIn(db, table, accountId)
    .where('search', '=', search)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Whether the account has made any query that is not older than an instant. */
export const hasQuery = async (db: State, table: QueryTable, accountId: number, since: string): Promise<boolean> =>
  (await queriesIn(db, table, accountId).where('created_at', '>', since).executeTakeFirst()) !== undefined
