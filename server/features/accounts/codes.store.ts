/** At most one valid code per phone and type. */
import type { CodeType } from '#contracts/api/accounts/account.ts'
import type { State } from '#server/db/state.ts'

export interface CodeKey {
  readonly phone: string
  readonly type: CodeType
}

/** Replaces the code and removes expired ones. */
export async function replaceCode(
  db: State,
  { phone, type }: CodeKey,
  { hash, now, expires }: { hash: string; now: string; expires: string },
): Promise<void> {
  await db.deleteFrom('code').where('expires_at', '<=', now).execute()
  await db
    .insertInto('code')
    .values({ phone, type, hash, tries: 0, expires_at: expires })
    .onConflict((conflict) => conflict.columns(['phone', 'type']).doUpdateSet({ hash, tries: 0, expires_at: expires }))
    .execute()
}

/**
 * Consumes one try and returns the hash to compare with; undefined if no valid code or no try is left. A single
 * statement, so that two callers never share a try.
 */
export async function consumeTry(
  db: State,
  { phone, type }: CodeKey,
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

/** Deletes the code; false if it was already used or replaced. */
export async function spendCode(db: State, { phone, type }: CodeKey, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('code')
    .where('phone', '=', phone)
    .where('type', '=', type)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
