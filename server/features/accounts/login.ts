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
import { deleteAttempts, deleteAttemptsOf } from './attempts.store.ts'
import { countAttempts, recordLimitedAttempt } from './attempts.ts'
import { closedRefusal } from './closing.ts'
import { verifyCode } from './codes.ts'
import { type LoggedIn, type LoginOptions, openSessionFor } from './entry.ts'
import { checkPassword } from './passwords.ts'
import type { VerifiedSolution } from './robot.ts'

export interface LoginAttempt {
  phone: string
  ip: string
  device: string | undefined
  solved: VerifiedSolution | undefined
  reopen: boolean
}

export async function logInByPassword(
  world: AccountsWorld,
  by: LoginAttempt,
  typed: string | undefined,
): Promise<LoggedIn> {
  const password = requirePassword(typed)
  const attempt = await beginLogin(world, by, 'password')
  const found = await accountOfPhone(world.db, by.phone)
  if (!(await checkPassword(password, found?.password_hash)) || !found) throw refuse('wrongPassword')
  if (found.closed_at !== null && !by.reopen) {
    // The right password does not count as a guess.
    await deleteAttempts(world.db, attempt)
    throw closedRefusal(found.closed_at)
  }
  return world.db.transaction().execute(async (trx) => {
    if (!(await isUnchanged(trx, found))) throw refuse('wrongPassword')
    await deleteAttempts(trx, attempt)
    await forgetFailures(trx, by)
    return openSessionFor(trx, world, found, entryOf(by))
  })
}

export async function logInByCode(world: AccountsWorld, by: LoginAttempt, typed: string): Promise<LoggedIn> {
  const code = requireCode(typed)
  const attempt = await beginLogin(world, by, 'code')
  const right = await verifyCode(world, { phone: by.phone, type: 'login' }, code)
  return world.db.transaction().execute(async (trx) => {
    await right.use(trx)
    const found = await accountOfPhone(trx, by.phone)
    if (!found) throw refuse('wrongCode')
    await deleteAttempts(trx, attempt)
    await forgetFailures(trx, by)
    return openSessionFor(trx, world, found, entryOf(by))
  })
}

const entryOf = ({ device, ip, reopen }: LoginAttempt): LoginOptions => ({
  from: { device, network: networkName(ip) },
  reopen,
})

async function forgetFailures(db: State, { phone, ip }: LoginAttempt): Promise<void> {
  await deleteAttemptsOf(db, `phone:${phone}`)
  await deleteAttemptsOf(db, `phone:${phone}:${ip}`)
}

/**
 * Records the login as failed until it succeeds, or refuses it. Runs before the password or code is checked, so a
 * refusal reveals nothing about them. Codes have their own tries, so wrong passwords do not lock them.
 */
function beginLogin(
  world: AccountsWorld,
  { phone, ip, solved }: LoginAttempt,
  how: 'password' | 'code',
): Promise<number[]> {
  const byPhone = `phone:${phone}`
  const byAddress = `ip:${ip}`
  return world.db.transaction().execute(async (trx) => {
    const failures = [
      await countAttempts(trx, world, byPhone, LOGIN_WINDOW_MS),
      await countAttempts(trx, world, byAddress, LOGIN_WINDOW_MS),
    ]
    const attempt = await recordLimitedAttempt(trx, world, {
      [byPhone]: how === 'password' ? [FAILURES_PER_PHONE] : [],
      [`${byPhone}:${ip}`]: how === 'password' ? [FAILURES_PER_PHONE_AND_ADDRESS] : [],
      [byAddress]: [FAILURES_PER_ADDRESS],
    })
    const isProved = await world.robot.spend(trx, solved)
    if (!isProved && Math.max(...failures) >= FAILURES_WITHOUT_PROOF) throw refuse('robotRequired')
    return attempt
  })
}
