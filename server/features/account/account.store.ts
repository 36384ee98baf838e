/** SQL of accounts, one function per question. */
import type { Selectable } from 'kysely'
import type { Language } from '#contracts/model/language.ts'
import type { State } from '#server/db/state.ts'
import type { AccountTable } from '#server/db/state-tables.ts'

export type AccountRow = Selectable<AccountTable>

export const accountOfPhone = (db: State, phone: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('phone', '=', phone).executeTakeFirst()

export const accountOfId = (db: State, id: number): Promise<AccountRow> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export interface NewAccount {
  phone: string
  passwordHash: string
  nickname: string
  language: Language
  at: string
}

/** Undefined when the phone has an account already. */
export const addAccount = (db: State, { passwordHash, at, ...row }: NewAccount): Promise<AccountRow | undefined> =>
  db
    .insertInto('account')
    .values({
      ...{ ...row, password_hash: passwordHash, created_at: at },
      ...{ start_time: null, end_time: null, birthday: null },
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returningAll()
    .executeTakeFirst()

export async function setPassword(db: State, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Whether the password is still the one that was checked: checking it takes long enough for it to be changed. */
export async function hasPassword(db: State, { id, password_hash }: AccountRow): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  return row !== undefined
}
