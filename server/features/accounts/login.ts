/** Logging in: by password or by code, with limits on failures. */
import type { State } from '#server/db/state.ts'
import { networkName } from '#server/platform/network.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  FAILURES_PER_ADDRESS,
  FAILURES_PER_PHONE,
  FAILURES_PER_PHONE_AND_ADDRESS,
  FAILURES_WITHOUT_PROOF,
  LOGIN_WINDOW_MS,
  requireCode,
  requirePassword,
} from './account.rules.ts'
import { accountOfPhone, isUnchanged } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { forgetAttempts, forgetSubject } from './attempts.store.ts'
import { countAttempt, countAttempts } from './attempts.ts'
import { closedRefusal } from './closing.ts'
import { tryCode } from './codes.ts'
import { type Entry, type LoggedIn, letIn } from './entry.ts'
import { checkPassword } from './passwords.ts'
import type { Solved } from './robot.ts'

export interface LoginBy {
  phone: string
  ip: string
  device: string | undefined
  solved: Solved | undefined
  /** Opens the account again if it was closed. */
  reopen: boolean
}

export async function logInByPassword(world: AccountsWorld, by: LoginBy, typed: string | undefined): Promise<LoggedIn> {
  const password = requirePassword(typed)
  const attempt = await beginLogin(world, by, 'password')
  const found = await accountOfPhone(world.db, by.phone)
  if (!(await checkPassword(password, found?.password_hash)) || !found) throw refuse('wrongPassword')
  if (found.closed_at !== null && !by.reopen) {
    // Whoever knows the password has not guessed it.
    await forgetAttempts(world.db, attempt)
    throw closedRefusal(found.closed_at)
  }
  return world.db.transaction().execute(async (trx) => {
    if (!(await isUnchanged(trx, found))) throw refuse('wrongPassword')
    await forgetAttempts(trx, attempt)
    await forgetFailures(trx, by)
    return letIn(trx, world, found, entryOf(by))
  })
}

export async function logInByCode(world: AccountsWorld, by: LoginBy, typed: string): Promise<LoggedIn> {
  const code = requireCode(typed)
  const attempt = await beginLogin(world, by, 'code')
  const right = await tryCode(world, { phone: by.phone, type: 'login' }, code)
  return world.db.transaction().execute(async (trx) => {
    await right.use(trx)
    const found = await accountOfPhone(trx, by.phone)
    if (!found) throw refuse('wrongCode')
    await forgetAttempts(trx, attempt)
    await forgetFailures(trx, by)
    return letIn(trx, world, found, entryOf(by))
  })
}

const entryOf = ({ device, ip, reopen }: LoginBy): Entry => ({ from: { device, network: networkName(ip) }, reopen })

async function forgetFailures(db: State, { phone, ip }: LoginBy): Promise<void> {
  await forgetSubject(db, `phone:${phone}`)
  await forgetSubject(db, `phone:${phone}:${ip}`)
}

/**
 * Counts the login as failed until it has succeeded, or refuses it. Whether the password or the code is right is not looked
 * at before, so a refusal tells nothing about it. A code has tries of its own, so wrong passwords do not lock it.
 */
function beginLogin(world: AccountsWorld, { phone, ip, solved }: LoginBy, how: 'password' | 'code'): Promise<number[]> {
  const byPhone = `phone:${phone}`
  const byAddress = `ip:${ip}`
  return world.db.transaction().execute(async (trx) => {
    const failures = [
      await countAttempts(trx, world, byPhone, LOGIN_WINDOW_MS),
      await countAttempts(trx, world, byAddress, LOGIN_WINDOW_MS),
    ]
    const attempt = await countAttempt(trx, world, {
      [byPhone]: how === 'password' ? [FAILURES_PER_PHONE] : [],
      [`${byPhone}:${ip}`]: how === 'password' ? [FAILURES_PER_PHONE_AND_ADDRESS] : [],
      [byAddress]: [FAILURES_PER_ADDRESS],
    })
    const proved = await world.robot.spend(trx, solved)
    if (!proved && Math.max(...failures) >= FAILURES_WITHOUT_PROOF) throw refuse('robotRequired')
    return attempt
  })
}
