import type { SessionUser } from '#server/http/caller.ts'
import { refuse } from '#server/platform/refusal.ts'
import { requireNewPassword } from './account.rules.ts'
import { accountOfPhone, phoneOf, setPassword } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { deleteAttemptsOf } from './attempts.store.ts'
import { verifyCodeFrom } from './codes.ts'
import { hashPassword } from './passwords.ts'
import { type Proof, requireProof } from './proof.ts'

/** Sets the password and ends all sessions, as one of them may be a thief's. Returns the number of ended sessions. */
export async function resetPassword(
  world: AccountsWorld,
  { phone, code, password, ip }: { phone: string; code: string; password: string; ip: string },
): Promise<number> {
  const right = await verifyCodeFrom(world, ip, { phone, type: 'forget' }, code)
  const passwordHash = await hashPassword(password)
  return world.db.transaction().execute(async (trx) => {
    await right.use(trx)
    const row = await accountOfPhone(trx, phone)
    if (!row) throw refuse('wrongCode')
    await setPassword(trx, row.id, passwordHash)
    // Failures with the old password say nothing about the new one.
    await deleteAttemptsOf(trx, `phone:${phone}`)
    await deleteAttemptsOf(trx, `phone:${phone}:${ip}`)
    return world.sessions.closeAll({ id: row.id }, trx)
  })
}

/** Sets the user's password and ends the other sessions. Returns their number. */
export async function changePassword(
  world: AccountsWorld,
  user: SessionUser,
  { proof, password }: { proof: Proof; password: string },
): Promise<number> {
  const verified = await requireProof(world, user, proof, 'wrongOldPassword')
  // After the proof: the refusal would reveal the masked digits of the phone to a session thief.
  requireNewPassword(password, await phoneOf(world.db, user.id))
  const passwordHash = await hashPassword(password)
  return world.db.transaction().execute(async (trx) => {
    await verified.use(trx)
    await setPassword(trx, user.id, passwordHash)
    return world.sessions.closeAll({ id: user.id, except: user.token }, trx)
  })
}
