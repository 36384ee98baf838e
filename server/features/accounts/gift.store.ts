/** Phones of erased accounts that received the welcome gift, as keyed hashes: they can be compared but not read. */
import { createHmac } from 'node:crypto'
import type { State } from '#server/db/state.ts'
import type { AccountsWorld } from './accounts.world.ts'

type HashKey = Pick<AccountsWorld, 'secret'>

const hashOf = ({ secret }: HashKey, phone: string) =>
  createHmac('sha256', secret).update(`gift:${phone}`).digest('base64url')

export async function hasHadGift(db: State, key: HashKey, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('gifted_phone')
    .select('hash')
    .where('hash', '=', hashOf(key, phone))
    .executeTakeFirst()
  return row !== undefined
}

/** Call it when the phone's account is erased; until then the phone cannot register again. */
export async function rememberGift(db: State, key: HashKey, phone: string): Promise<void> {
  await db
    .insertInto('gifted_phone')
    .values({ hash: hashOf(key, phone) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
