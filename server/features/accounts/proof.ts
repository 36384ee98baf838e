/**
 * Proof that the logged-in user owns the account: its password, or a code to its phone for accounts without a known
 * password. Required for actions that a session left open somewhere must not be enough for.
 */
import { CODE_RESEND_SECONDS, maskPhone } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import type { State } from '#server/db/state.ts'
import type { SessionUser } from '#server/http/caller.ts'
import { refuse } from '#server/platform/refusal.ts'
import { WRONG_OLD_PASSWORDS } from './account.rules.ts'
import { accountOfId, isUnchanged } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { deleteAttemptsOf } from './attempts.store.ts'
import { recordLimitedAttempt } from './attempts.ts'
import { issueCode, verifyCodeFrom } from './codes.ts'
import { checkPassword } from './passwords.ts'

export interface Proof {
  password?: string | undefined
  /** Takes precedence over the password. */
  code?: string | undefined
  ip: string
}

export interface VerifiedProof {
  /** Spends the proof, in the transaction of its purpose. Refuses if the account changed meanwhile. */
  use(db: State): Promise<void>
}

/** Whether a password is set, and the masked phone that gets codes. */
export async function proofOptions(
  { db }: AccountsWorld,
  { id }: SessionUser,
): Promise<{ password: boolean; phone: string }> {
  const { password_hash, phone } = await accountOfId(db, id)
  return { password: password_hash !== '', phone: maskPhone(phone) }
}

/** Sends a code to the account's phone; returns the seconds until another can be requested. */
export async function sendProofCode(
  world: AccountsWorld,
  { id }: SessionUser,
  { ip, language }: { ip: string; language: Language },
): Promise<number> {
  if (!world.sms.available()) throw refuse('smsUnavailable')
  const { phone } = await accountOfId(world.db, id)
  const content = await issueCode(world, { phone, type: 'confirm' }, ip)
  if (content) await world.sms.send({ phone, language, content })
  return CODE_RESEND_SECONDS
}

/** Verifies the proof. `wrong`: the failure for a wrong password. */
export async function requireProof(
  world: AccountsWorld,
  { id }: SessionUser,
  { password = '', code, ip }: Proof,
  otherCode: 'wrongOldPassword' | 'wrongOwnPassword',
): Promise<VerifiedProof> {
  if (code !== undefined) {
    const { phone } = await accountOfId(world.db, id)
    return verifyCodeFrom(world, ip, { phone, type: 'confirm' }, code)
  }
  // One counter for all actions that reveal whether a guess is right.
  const subject = `password:${id}`
  await world.db.transaction().execute((trx) => recordLimitedAttempt(trx, world, { [subject]: [WRONG_OLD_PASSWORDS] }))
  const row = await accountOfId(world.db, id)
  if (!(await checkPassword(password, row.password_hash))) throw refuse(otherCode)
  return {
    async use(db) {
      if (!(await isUnchanged(db, row))) throw refuse(otherCode)
      await deleteAttemptsOf(db, subject)
    },
  }
}
