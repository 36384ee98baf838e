/** SQL of what an account may take away. What opens something, hashes of passwords and of tokens, is never read. */
import { sql } from 'kysely'
import type { State } from '#server/db/state.ts'

type Row = Record<string, unknown>

export const sessionRows = (db: State, accountId: number): Promise<Row[]> =>
  db
    .selectFrom('session')
    .select(['created_at', 'expires_at', 'device', 'network', 'seen_on'])
    .where('account_id', '=', accountId)
    .execute()

/** The account's reports; `file` names the PDF of those that are finished. */
export const reportRows = (db: State, accountId: number) =>
  db
    .selectFrom('report')
    .select([
      'id',
      'marketplace',
      'asin',
      'product',
      'state',
      'failure',
      'language',
      'file',
      'created_at',
      'updated_at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/** What was bought: orders, and the stretches of time with a level. */
const BOUGHT = ['orders', 'membership'] as const

/** The account's rows of each table of billing that this state has. */
export async function boughtRows(db: State, accountId: number): Promise<Record<(typeof BOUGHT)[number], Row[]>> {
  const rows = { orders: [] as Row[], membership: [] as Row[] }
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
  for (const table of BOUGHT) {
    if (!tables.has(table)) continue
    const found = await sql<Row>`SELECT * FROM ${sql.table(table)} WHERE account_id = ${accountId}`.execute(db)
    rows[table] = found.rows
  }
  return rows
}

export async function avatarOf(db: State, accountId: number): Promise<Buffer | undefined> {
  return (await db.selectFrom('avatar').select('picture').where('account_id', '=', accountId).executeTakeFirst())
    ?.picture
}
