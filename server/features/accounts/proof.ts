/**
 * What shows that the account belongs to whoever is logged in: its password, or a code to its phone, since not every account
 * has a password and not everybody knows theirs. Asked for what a session that was left open somewhere must not do.
 */
import { CODE_RESEND_SECONDS, maskPhone } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import type { State } from '#server/db/state.ts'
import type { SessionUser } from '#server/http/caller.ts'
import { refuse } from '#server/platform/refusal.ts'
import { WRONG_OLD_PASSWORDS } from './account.rules.ts'
import { accountOfId, isUnchanged } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { forgetSubject } from './attempts.store.ts'
import { countAttempt } from './attempts.ts'
import { makeCode, tryCodeFrom } from './codes.ts'
import { checkPassword } from './passwords.ts'

export interface Proof {
  password?: string | undefined
  /** Counts instead of a password. */
  code?: string | undefined
  ip: string
}

/** A proof that was right when it was looked at. */
export interface Proved {
  /** Uses it up, in the transaction of what it is for. Refuses when the account has changed meanwhile. */
  use(db: State): Promise<void>
}

/** What the account can be shown to be one's own by. */
export async function proofsOf(
  { db }: AccountsWorld,
  { id }: SessionUser,
): Promise<{ password: boolean; phone: string }> {
  const { password_hash, phone } = await accountOfId(db, id)
  return { password: password_hash !== '', phone: maskPhone(phone) }
}

/** Sends a code to the account's own phone; answers the seconds until another may be asked for. */
export async function sendProofCode(
  world: AccountsWorld,
  { id }: SessionUser,
  { ip, language }: { ip: string; language: Language },
): Promise<number> {
  if (!world.sms.available()) throw refuse('smsUnavailable')
  const { phone } = await accountOfId(world.db, id)
  const content = await makeCode(world, { phone, type: 'confirm' }, ip)
  if (content) await world.sms.send({ phone, language, content })
  return CODE_RESEND_SECONDS
}

/** Looks at the proof. `wrong`: what a wrong password is refused with. */
export async function requireProof(
  world: AccountsWorld,
  { id }: SessionUser,
  { password = '', code, ip }: Proof,
  wrong: 'wrongOldPassword' | 'wrongOwnPassword',
): Promise<Proved> {
  if (code !== undefined) {
    const { phone } = await accountOfId(world.db, id)
    return tryCodeFrom(world, ip, { phone, type: 'confirm' }, code)
  }
  // One count for all that tells whether a guess is right.
  const subject = `password:${id}`
  await world.db.transaction().execute((trx) => countAttempt(trx, world, { [subject]: [WRONG_OLD_PASSWORDS] }))
  const row = await accountOfId(world.db, id)
  if (!(await checkPassword(password, row.password_hash))) throw refuse(wrong)
  return {
    async use(db) {
      if (!(await isUnchanged(db, row))) throw refuse(wrong)
      await forgetSubject(db, subject)
    },
  }
}
