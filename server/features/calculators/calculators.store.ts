import type { Selectable } from 'kysely'
import type { CalculationKind } from '#contracts/api/calculators.ts'
import { readPage } from '#server/db/read-page.ts'
import type { State } from '#server/db/state.ts'
import type { CalculationShareTable, CalculationTable } from './calculators.tables.ts'

export type CalculationRow = Selectable<CalculationTable>
export type ShareRow = Selectable<CalculationShareTable>

export const calculationOf = (db: State, accountId: number, id: number): Promise<CalculationRow | undefined> =>
  db.selectFrom('calculation').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

export const calculationsOf = (
  db: State,
  accountId: number,
  kind: CalculationKind,
  page: { page: number; size: number },
): Promise<{ rows: CalculationRow[]; total: number }> =>
  readPage(
    db
      .selectFrom('calculation')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc'),
    page,
  )

/** Counts the calculations of both tools. */
export async function countCalculations(db: State, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom('calculation')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const insertCalculation = (db: State, row: Omit<CalculationRow, 'id'>): Promise<CalculationRow> =>
  db.insertInto('calculation').values(row).returningAll().executeTakeFirstOrThrow()

/** Undefined if the account has no such calculation. */
export const updateCalculation = (
  db: State,
  accountId: number,
  { id, kind, ...changes }: Pick<CalculationRow, 'id' | 'kind' | 'name' | 'input' | 'updated_at'>,
): Promise<CalculationRow | undefined> =>
  db
    .updateTable('calculation')
    .set(changes)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst()

export async function deleteCalculation(db: State, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calculation')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertShare(db: State, row: ShareRow): Promise<void> {
  await db.insertInto('calculation_share').values(row).execute()
}

export type SharedLink = Pick<ShareRow, 'token' | 'created_at'>

/** Links to copies of calculations, by the id of the calculation, latest first. */
export async function linksOf(db: State, ids: readonly number[]): Promise<ReadonlyMap<number | null, SharedLink[]>> {
  const links = await db
    .selectFrom('calculation_share')
    .select(['token', 'created_at', 'calculation_id'])
    .where('calculation_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('token')
    .execute()
  return Map.groupBy(links, ({ calculation_id }) => calculation_id)
}

export const shareOf = (db: State, token: string): Promise<ShareRow | undefined> =>
  db.selectFrom('calculation_share').selectAll().where('token', '=', token).executeTakeFirst()

export async function deleteShare(db: State, accountId: number, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calculation_share')
    .where('token', '=', token)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function settingsOf(db: State, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('calculator_settings')
    .select('settings')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.settings
}

export async function putSettings(db: State, accountId: number, settings: string): Promise<void> {
  await db
    .insertInto('calculator_settings')
    .values({ account_id: accountId, settings })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ settings }))
    .execute()
}
