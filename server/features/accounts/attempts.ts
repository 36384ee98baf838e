/**
 * Attempt limits. Attempts are counted before the slow part of a check, so that concurrent calls cannot exceed the
 * limit.
 */

import type { State } from '#server/db/state.ts'
import { tooManyAttempts } from '#server/platform/refusal.ts'
import { type Limit, secondsLocked } from './account.rules.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { attemptsSince, recordAttempt } from './attempts.store.ts'
import { pruneAttempts } from './prune.store.ts'

const windowStart = (now: Date, windowMs: number) => new Date(now.getTime() - windowMs).toISOString()

export const countAttempts = async (
  db: State,
  world: AccountsWorld,
  subject: string,
  windowMs: number,
): Promise<number> => (await attemptsSince(db, subject, windowStart(world.clock.now(), windowMs))).length

/**
 * Records an attempt per subject and returns the row ids, or refuses with `tooManyAttempts` if a subject has reached a
 * limit. Call it in a transaction.
 */
export async function recordLimitedAttempt(
  db: State,
  world: AccountsWorld,
  limits: Readonly<Record<string, readonly Limit[]>>,
): Promise<number[]> {
  const now = world.clock.now()
  await pruneAttempts(db, now)
  for (const [subject, subjectLimits] of Object.entries(limits)) {
    for (const limit of subjectLimits) {
      const seconds = secondsLocked(await attemptsSince(db, subject, windowStart(now, limit.windowMs)), limit, now)
      if (seconds > 0) throw tooManyAttempts(seconds)
    }
  }
  return recordAttempt(db, Object.keys(limits), now.toISOString())
}
