import type { Selectable } from 'kysely'
import type { State } from '#server/db/state.ts'
import type { OwnFeeTableTable } from './calculators.tables.ts'

export type OwnTableRow = Selectable<OwnFeeTableTable>

/** Oldest first. */
export const ownTablesOf = (db: State, accountId: number): Promise<OwnTableRow[]> =>
  db.selectFrom('own_fee_table').selectAll().where('account_id', '=', accountId).orderBy('id').execute()

export const insertOwnTable = (db: State, row: Omit<OwnTableRow, 'id'>): Promise<OwnTableRow> =>
  db.insertInto('own_fee_table').values(row).returningAll().executeTakeFirstOrThrow()

/** Undefined if the account has no such table. */
export const updateOwnTable = (
  db: State,
  { id, account_id, ...changes }: OwnTableRow,
): Promise<OwnTableRow | undefined> =>
  db
    .updateTable('own_fee_table')
    .set(changes)
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .returningAll()
    .executeTakeFirst()

export async function deleteOwnTable(db: State, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_fee_table')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
