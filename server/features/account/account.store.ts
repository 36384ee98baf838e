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
  /** Empty when no password was set. */
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

/**
 * Whether the password is still the one that was checked, and the account still open or closed as it was: checking takes
 * long enough for both to be changed.
 */
export async function isUnchanged(db: State, { id, password_hash, closed_at }: AccountRow): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('closed_at', 'is', closed_at)
    .executeTakeFirst()
  return row !== undefined
}

/** Closes the account, or opens it again. */
export async function setClosed(db: State, id: number, at: string | null): Promise<void> {
  await db.updateTable('account').set({ closed_at: at }).where('id', '=', id).execute()
}

export async function setProfile(
  db: State,
  id: number,
  profile: Partial<Pick<AccountRow, 'nickname' | 'birthday' | 'sex' | 'language' | 'avatar'>>,
): Promise<AccountRow> {
  return db.updateTable('account').set(profile).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
