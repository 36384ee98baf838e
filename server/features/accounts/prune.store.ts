/** Rows that have had their time, removed at a start and every hour, so that no table grows for ever. */
import type { State } from '#server/db/state.ts'

/** The longest window in which attempts count. */
const ATTEMPTS_KEPT_MS = 86_400_000

/** Deletes sessions, codes, spent solutions and tickets of WeChat that have expired, and attempts that no longer count. */
export async function prune(db: State, now: Date): Promise<void> {
  for (const table of ['session', 'code', 'spent_solution', 'wechat_ticket'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute()
  await pruneAttempts(db, now)
}

/** Deletes the attempts of more than a day ago. */
export async function pruneAttempts(db: State, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ATTEMPTS_KEPT_MS).toISOString()
  await db.deleteFrom('attempt').where('at', '<=', before).execute()
}
