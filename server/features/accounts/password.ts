/** A new password: of who has forgotten it, by a code; of who is logged in, by what shows that the account is theirs. */

import type { SessionUser } from '#server/http/caller.ts'
import { refuse } from '#server/platform/refusal.ts'
import { requireNewPassword } from './account.rules.ts'
import { accountOfPhone, phoneOf, setPassword } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { forgetSubject } from './attempts.store.ts'
import { tryCodeFrom } from './codes.ts'
import { hashPassword } from './passwords.ts'
import { type Proof, requireProof } from './proof.ts'

/** Sets the password and ends all sessions of the account, as one of them may be a thief's; answers how many. */
export async function resetPassword(
  world: AccountsWorld,
  { phone, code, password, ip }: { phone: string; code: string; password: string; ip: string },
): Promise<number> {
  const right = await tryCodeFrom(world, ip, { phone, type: 'forget' }, code)
  const passwordHash = await hashPassword(password)
  return world.db.transaction().execute(async (trx) => {
    await right.use(trx)
    const row = await accountOfPhone(trx, phone)
    if (!row) throw refuse('wrongCode')
    await setPassword(trx, row.id, passwordHash)
    // What failed with the old password says nothing about the new one.
    await forgetSubject(trx, `phone:${phone}`)
    await forgetSubject(trx, `phone:${phone}:${ip}`)
    return world.sessions.closeAll({ id: row.id }, trx)
  })
}

/** Sets the password of the user and ends the other sessions of the account; answers how many. */
export async function changePassword(
  world: AccountsWorld,
  user: SessionUser,
  { proof, password }: { proof: Proof; password: string },
): Promise<number> {
  const proved = await requireProof(world, user, proof, 'wrongOldPassword')
  // Not before the proof: the refusal would tell a session's thief the digits of the phone that we mask.
  requireNewPassword(password, await phoneOf(world.db, user.id))
  const passwordHash = await hashPassword(password)
  return world.db.transaction().execute(async (trx) => {
    await proved.use(trx)
    await setPassword(trx, user.id, passwordHash)
    return world.sessions.closeAll({ id: user.id, except: user.token }, trx)
  })
}
