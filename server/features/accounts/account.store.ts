import type { Selectable } from 'kysely'
import { REOPEN_DAYS } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import { cachedQuery } from '#server/db/cached-query.ts'
import type { State } from '#server/db/state.ts'
import type { AccountTable } from './accounts.tables.ts'

export type AccountRow = Selectable<AccountTable>

export const accountOfPhone = (db: State, phone: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('phone', '=', phone).executeTakeFirst()

export const accountOfId = (db: State, id: number): Promise<AccountRow> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export interface NewAccount {
  phone: string
  /** Empty without a password. */
  passwordHash: string
  nickname: string
  language: Language
  at: string
}

/** Undefined if the phone already has an account. */
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
 * Whether password and closed state are still those that were checked: hashing takes long enough for both to change.
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

/** Closes the account, or reopens it with null. */
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

const epochQuery = cachedQuery<Pick<AccountRow, 'address_epoch' | 'closed_at'>, [id: number]>((db) =>
  db.selectFrom('account').select(['address_epoch', 'closed_at']).where('id', '=', 0),
)

/** The epoch of the account's signed addresses; undefined if the account is closed or does not exist. */
export async function addressEpoch(db: State, id: number): Promise<number | undefined> {
  const [row] = await epochQuery(db, id)
  return row?.closed_at === null ? row.address_epoch : undefined
}

export async function revokeFileAddresses(db: State, id: number): Promise<void> {
  await db
    .updateTable('account')
    .set((e) => ({ address_epoch: e('address_epoch', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

const REOPEN_MS = REOPEN_DAYS * 86_400_000
export const reopenCutoff = (now: Date): string => new Date(now.getTime() - REOPEN_MS).toISOString()

/** Whether the account can no longer be reopened: it is erased or about to be. */
export async function isAccountGone(db: State, id: number, now: Date): Promise<boolean> {
  const { closed_at, erased_at } = await db
    .selectFrom('account')
    .select(['closed_at', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return erased_at !== null || (closed_at !== null && closed_at <= reopenCutoff(now))
}

export const accountsClosedBefore = (db: State, before: string): Promise<{ id: number; phone: string }[]> =>
  db
    .selectFrom('account')
    .select(['id', 'phone'])
    .where('closed_at', '<=', before)
    .where('erased_at', 'is', null)
    .execute()

/** Removes personal data from the row, which stays because the ledger and orders refer to it. */
export async function anonymizeAccount(db: State, id: number, at: string): Promise<void> {
  await db
    .updateTable('account')
    .set({
      // Not a valid phone, so it cannot be typed; the number itself can register again.
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

/** Level with start and end; 0 and null without a level. */
export type AccountLevel = Pick<AccountRow, 'level' | 'level_text' | 'start_time' | 'end_time'>

export const levelOf = (db: State, id: number): Promise<AccountLevel> =>
  db
    .selectFrom('account')
    .select(['level', 'level_text', 'start_time', 'end_time'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export async function setLevel(db: State, id: number, level: AccountLevel): Promise<void> {
  await db.updateTable('account').set(level).where('id', '=', id).execute()
}

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
  /** `12@example.com`, stored as the phone: no login accepts it. */
  person: string
  nickname: string
  at: string
}

/** Returns the id of the user's local account, created on first use. */
export async function ensureUpstreamAccount(db: State, { person, nickname, at }: UpstreamPerson): Promise<number> {
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
