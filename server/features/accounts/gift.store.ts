/**
 * Which phones have had the welcome gift and have no account any more. Kept as a keyed hash: the number cannot be read from
 * it, only compared.
 */
import { createHmac } from 'node:crypto'
import type { State } from '#server/db/state.ts'
import type { AccountsWorld } from './accounts.world.ts'

type Key = Pick<AccountsWorld, 'secret'>

const hashOf = ({ secret }: Key, phone: string) =>
  createHmac('sha256', secret).update(`gift:${phone}`).digest('base64url')

export async function hasHadGift(db: State, key: Key, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('gifted_phone')
    .select('hash')
    .where('hash', '=', hashOf(key, phone))
    .executeTakeFirst()
  return row !== undefined
}

/** To be called when the phone's account is erased; while it has one, nobody can register it. */
export async function rememberGift(db: State, key: Key, phone: string): Promise<void> {
  await db
    .insertInto('gifted_phone')
    .values({ hash: hashOf(key, phone) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
