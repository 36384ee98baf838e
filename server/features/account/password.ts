/** A new password: by a code, for who has forgotten it, or by the old one. */
import { checkPassword, hashPassword } from '#server/domain/passwords.ts'
import { refuse } from '#server/domain/refusal.ts'
import type { SessionUser } from '#server/domain/sessions.ts'
import type { World } from '#server/domain/world.ts'
import { WRONG_OLD_PASSWORDS } from './account.rules.ts'
import { accountOfId, accountOfPhone, isUnchanged, setPassword } from './account.store.ts'
import { forgetSubject } from './attempts.store.ts'
import { countAttempt } from './attempts.ts'
import { tryCodeFrom } from './codes.ts'

/** Sets the password and ends all sessions of the account, as one of them may be a thief's; answers how many. */
export async function resetPassword(
  world: World,
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
  world: World,
  user: SessionUser,
  { oldPassword = '', password }: { oldPassword: string | undefined; password: string },
): Promise<number> {
  const subject = `password:${user.id}`
  await world.db.transaction().execute((trx) => countAttempt(trx, world, { [subject]: [WRONG_OLD_PASSWORDS] }))
  const row = await accountOfId(world.db, user.id)
  if (!(await checkPassword(oldPassword, row.password_hash))) throw refuse('wrongOldPassword')
  const passwordHash = await hashPassword(password)
  return world.db.transaction().execute(async (trx) => {
    if (!(await isUnchanged(trx, row))) throw refuse('wrongOldPassword')
    await setPassword(trx, row.id, passwordHash)
    await forgetSubject(trx, subject)
    return world.sessions.closeAll({ id: row.id, except: user.token }, trx)
  })
}
