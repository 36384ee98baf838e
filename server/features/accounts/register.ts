/** Opening an account: by a code that shows that the phone is one's own. */
import { GIFT } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import type { State } from '#server/db/state.ts'
import { credit } from '#server/features/ledger/public.ts'
import { networkName } from '#server/platform/network.ts'
import { refuse } from '#server/platform/refusal.ts'
import { firstNickname } from './account.rules.ts'
import { type AccountRow, addAccount, type NewAccount } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { tryCodeFrom } from './codes.ts'
import type { LoggedIn } from './entry.ts'
import { hasHadGift } from './gift.store.ts'
import { hashPassword } from './passwords.ts'

export interface Registration {
  phone: string
  password: string
  code: string
  language: Language
  device: string | undefined
  ip: string
}

/**
 * Opens the account with its welcome gift and a session. A phone that was taken in between is refused like a wrong code:
 * whose it is, is nobody else's business.
 */
export async function register(world: AccountsWorld, wanted: Registration): Promise<LoggedIn> {
  const { phone, language, device } = wanted
  const right = await tryCodeFrom(world, wanted.ip, { phone, type: 'register' }, wanted.code)
  const passwordHash = await hashPassword(wanted.password)
  return world.db.transaction().execute(async (trx) => {
    await right.use(trx)
    const row = await openAccount(trx, world, { phone, passwordHash, language })
    if (!row) throw refuse('wrongCode')
    return { token: await world.sessions.open(row.id, { device, network: networkName(wanted.ip) }, trx), row }
  })
}

/**
 * Adds an account, in the transaction of what shows that the phone is one's own; undefined when the phone has one. A phone
 * gets its welcome gift once, also when its first account was erased.
 */
export async function openAccount(
  db: State,
  world: AccountsWorld,
  { phone, passwordHash, language }: Pick<NewAccount, 'phone' | 'passwordHash' | 'language'>,
): Promise<AccountRow | undefined> {
  const at = world.clock.iso()
  const nickname = firstNickname(phone, language)
  const row = await addAccount(db, { phone, passwordHash, nickname, language, at })
  if (row && !(await hasHadGift(db, world, phone)))
    await credit(db, { accountId: row.id, kind: 'gift', amount: GIFT, cause: `registration:${row.id}`, at })
  return row
}
