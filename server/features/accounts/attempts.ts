/** Limits on attempts: counted before the slow part of a check, so of many at once only the allowed ones get that far. */

import type { State } from '#server/db/state.ts'
import { tooManyAttempts } from '#server/platform/refusal.ts'
import { type Limit, secondsLocked } from './account.rules.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { attemptsSince, recordAttempt } from './attempts.store.ts'
import { pruneAttempts } from './prune.store.ts'

const since = (now: Date, windowMs: number) => new Date(now.getTime() - windowMs).toISOString()

/** How many attempts of the subject lie within the window. */
export const countAttempts = async (
  db: State,
  world: AccountsWorld,
  subject: string,
  windowMs: number,
): Promise<number> => (await attemptsSince(db, subject, since(world.clock.now(), windowMs))).length

/**
 * Counts an attempt of each subject, or refuses with `tooManyAttempts` when one of them has none left. Answers the ids of
 * what it counted. Call it in a transaction.
 */
export async function countAttempt(
  db: State,
  world: AccountsWorld,
  limits: Readonly<Record<string, readonly Limit[]>>,
): Promise<number[]> {
  const now = world.clock.now()
  await pruneAttempts(db, now)
  for (const [subject, limitsOfIt] of Object.entries(limits)) {
    for (const limit of limitsOfIt) {
      const seconds = secondsLocked(await attemptsSince(db, subject, since(now, limit.windowMs)), limit, now)
      if (seconds > 0) throw tooManyAttempts(seconds)
    }
  }
  return recordAttempt(db, Object.keys(limits), now.toISOString())
}
