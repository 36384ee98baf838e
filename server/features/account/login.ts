/** Logging in: by password or by code, with limits on failures. */
import { checkPassword } from '#server/domain/passwords.ts'
import { refuse } from '#server/domain/refusal.ts'
import type { Solved } from '#server/domain/robot.ts'
import type { World } from '#server/domain/world.ts'
import {
  FAILURES_PER_ADDRESS,
  FAILURES_PER_PHONE,
  FAILURES_WITHOUT_PROOF,
  LOGIN_WINDOW_MS,
  requireCode,
  requirePassword,
} from './account.rules.ts'
import { type AccountRow, accountOfPhone, hasPassword } from './account.store.ts'
import { forgetAttempts, forgetSubject } from './attempts.store.ts'
import { countAttempt, countAttempts } from './attempts.ts'
import { tryCode } from './codes.ts'

export interface LoginBy {
  phone: string
  ip: string
  device: string | undefined
  solved: Solved | undefined
}
export interface LoggedIn {
  token: string
  row: AccountRow
}

export async function logInByPassword(world: World, by: LoginBy, typed: string | undefined): Promise<LoggedIn> {
  const password = requirePassword(typed)
  const attempt = await beginLogin(world, by, 'password')
  const found = await accountOfPhone(world.db, by.phone)
  if (!(await checkPassword(password, found?.password_hash)) || !found) throw refuse('wrongPassword')
  return world.db.transaction().execute(async (trx) => {
    if (!(await hasPassword(trx, found))) throw refuse('wrongPassword')
    await forgetAttempts(trx, attempt)
    await forgetSubject(trx, `phone:${by.phone}`)
    return { token: await world.sessions.open(found.id, by.device, trx), row: found }
  })
}

export async function logInByCode(world: World, by: LoginBy, typed: string): Promise<LoggedIn> {
  const code = requireCode(typed)
  const attempt = await beginLogin(world, by, 'code')
  const right = await tryCode(world, { phone: by.phone, type: 'login' }, code)
  return world.db.transaction().execute(async (trx) => {
    await right.use(trx)
    const found = await accountOfPhone(trx, by.phone)
    if (!found) throw refuse('wrongCode')
    await forgetAttempts(trx, attempt)
    await forgetSubject(trx, `phone:${by.phone}`)
    return { token: await world.sessions.open(found.id, by.device, trx), row: found }
  })
}

/**
 * Counts the login as failed until it has succeeded, or refuses it. Whether the password or the code is right is not looked
 * at before, so a refusal tells nothing about it. A code has tries of its own: who guesses passwords of a phone locks its
 * owner's password out, and never the owner's code.
 */
function beginLogin(world: World, { phone, ip, solved }: LoginBy, how: 'password' | 'code'): Promise<number[]> {
  const byPhone = `phone:${phone}`
  const byAddress = `ip:${ip}`
  return world.db.transaction().execute(async (trx) => {
    const failures = [
      await countAttempts(trx, world, byPhone, LOGIN_WINDOW_MS),
      await countAttempts(trx, world, byAddress, LOGIN_WINDOW_MS),
    ]
    const attempt = await countAttempt(trx, world, {
      [byPhone]: how === 'password' ? [FAILURES_PER_PHONE] : [],
      [byAddress]: [FAILURES_PER_ADDRESS],
    })
    const proved = await world.robot.spend(trx, solved)
    if (!proved && Math.max(...failures) >= FAILURES_WITHOUT_PROOF) throw refuse('robotRequired')
    return attempt
  })
}
