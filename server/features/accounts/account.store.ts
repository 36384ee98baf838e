/** SQL of accounts, one function per question. */
import type { Selectable } from 'kysely'
import { CLOSED_DAYS } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import { keptQuery } from '#server/db/kept-query.ts'
import type { State } from '#server/db/state.ts'
import type { AccountTable } from './accounts.tables.ts'

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
      ...row,
      password_hash: passwordHash,
      created_at: at,
      start_time: null,
      end_time: null,
      birthday: null,
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

export async function phoneOf(db: State, id: number): Promise<string> {
  return (await db.selectFrom('account').select('phone').where('id', '=', id).executeTakeFirstOrThrow()).phone
}

const epochs = keptQuery<Pick<AccountRow, 'address_epoch' | 'closed_at'>, [id: number]>((db) =>
  db.selectFrom('account').select(['address_epoch', 'closed_at']).where('id', '=', 0),
)

/** The epoch of the account's signed addresses; undefined if the account is closed or does not exist. */
export async function addressEpoch(db: State, id: number): Promise<number | undefined> {
  const [row] = await epochs(db, id)
  return row?.closed_at === null ? row.address_epoch : undefined
}

/** Ends every address of the account's files that was given out so far. */
export async function endAddresses(db: State, id: number): Promise<void> {
  await db
    .updateTable('account')
    .set((e) => ({ address_epoch: e('address_epoch', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

const CLOSED_MS = CLOSED_DAYS * 86_400_000
/** Accounts closed at or before this instant can no longer be opened again. */
export const closedForGood = (now: Date): string => new Date(now.getTime() - CLOSED_MS).toISOString()

/** Whether the account cannot be opened again: closed for so long that it is erased, or about to be. */
export async function isAccountGone(db: State, id: number, now: Date): Promise<boolean> {
  const { closed_at, erased_at } = await db
    .selectFrom('account')
    .select(['closed_at', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return erased_at !== null || (closed_at !== null && closed_at <= closedForGood(now))
}

/** Accounts closed at or before an instant and not yet erased. */
export const accountsClosedBefore = (db: State, before: string): Promise<{ id: number; phone: string }[]> =>
  db
    .selectFrom('account')
    .select(['id', 'phone'])
    .where('closed_at', '<=', before)
    .where('erased_at', 'is', null)
    .execute()

/** Takes the person out of the row, which stays for the ledger and the orders that point to it. */
export async function emptyAccount(db: State, id: number, at: string): Promise<void> {
  await db
    .updateTable('account')
    .set({
      // Nobody can type it, and the phone may be registered anew.
      phone: `erased:${id}`,
      password_hash: '',
      nickname: '',
      avatar: '',
      birthday: null,
      sex: 0,
      erased_at: at,
    })
    .where('id', '=', id)
    .execute()
}

/** The level that an account has, and from when to when; 0 and null without one. */
export type AccountLevel = Pick<AccountRow, 'level' | 'level_text' | 'start_time' | 'end_time'>

export async function setLevel(db: State, id: number, level: AccountLevel): Promise<void> {
  await db.updateTable('account').set(level).where('id', '=', id).execute()
}

/** Accounts whose level has ended. */
export async function accountsWithEndedLevel(db: State, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('level', '>', 0)
    .where('end_time', '<=', now.toISOString())
    .execute()
  return rows.map(({ id }) => id)
}

interface UpstreamPerson {
  /** `12@example.com` in the phone column: no login accepts it. */
  person: string
  nickname: string
  at: string
}

/** The local account of an upstream user, created on first use. */
export async function standInFor(db: State, { person, nickname, at }: UpstreamPerson): Promise<number> {
  await db
    .insertInto('account')
    .values({
      phone: person,
      password_hash: '',
      nickname,
      created_at: at,
      start_time: null,
      end_time: null,
      birthday: null,
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute()
  const { id } = await db.selectFrom('account').select('id').where('phone', '=', person).executeTakeFirstOrThrow()
  return id
}
