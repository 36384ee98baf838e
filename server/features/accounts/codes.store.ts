/** SQL of the codes: one live code of a type for a phone. */
import type { CodeType } from '#contracts/api/accounts/account.ts'
import type { State } from '#server/db/state.ts'

export interface CodeOf {
  readonly phone: string
  readonly type: CodeType
}

/** Puts a code in the place of the one before, and removes those that have expired. */
export async function putCode(
  db: State,
  { phone, type }: CodeOf,
  { hash, now, expires }: { hash: string; now: string; expires: string },
): Promise<void> {
  await db.deleteFrom('code').where('expires_at', '<=', now).execute()
  await db
    .insertInto('code')
    .values({ phone, type, hash, tries: 0, expires_at: expires })
    .onConflict((conflict) => conflict.columns(['phone', 'type']).doUpdateSet({ hash, tries: 0, expires_at: expires }))
    .execute()
}

/** Takes one of the tries and answers the hash to compare with; undefined when no code is left to try. One statement: no two callers take the same try. */
export async function takeTry(
  db: State,
  { phone, type }: CodeOf,
  { now, most }: { now: string; most: number },
): Promise<string | undefined> {
  const row = await db
    .updateTable('code')
    .set((e) => ({ tries: e('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('type', '=', type)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning('hash')
    .executeTakeFirst()
  return row?.hash
}

/** Uses the code up; false when somebody else did, or when another has taken its place. */
export async function spendCode(db: State, { phone, type }: CodeOf, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('code')
    .where('phone', '=', phone)
    .where('type', '=', type)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
