import { SIGNUP_POWER } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import type { State } from '#server/db/state.ts'
import { credit } from '#server/features/ledger/public.ts'
import { networkName } from '#server/platform/network.ts'
import { refuse } from '#server/platform/refusal.ts'
import { firstNickname } from './account.rules.ts'
import { type AccountRow, addAccount, type NewAccount } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { verifyCodeFrom } from './codes.ts'
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
 * Opens the account with its welcome gift and a session. A phone registered meanwhile is refused like a wrong code, so
 * that the answer does not reveal registered phones.
 */
export async function register(world: AccountsWorld, wanted: Registration): Promise<LoggedIn> {
  const { phone, language, device } = wanted
  const right = await verifyCodeFrom(world, wanted.ip, { phone, type: 'register' }, wanted.code)
  const passwordHash = await hashPassword(wanted.password)
  return world.db.transaction().execute(async (trx) => {
    await right.use(trx)
    const row = await openAccount(trx, world, { phone, passwordHash, language })
    if (!row) throw refuse('wrongCode')
    return { token: await world.sessions.open(row.id, { device, network: networkName(wanted.ip) }, trx), row }
  })
}

/**
 * Adds an account; undefined if the phone already has one. Call it in the transaction that spends the code. A phone
 * gets the welcome gift once, even after its account was erased.
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
    await credit(db, { accountId: row.id, kind: 'gift', amount: SIGNUP_POWER, cause: `registration:${row.id}`, at })
  return row
}
