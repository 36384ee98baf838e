import type { State } from '#server/db/state.ts'

/** The longest window of an attempt limit. */
const ATTEMPT_RETENTION_MS = 86_400_000

export async function prune(db: State, now: Date): Promise<void> {
  for (const table of ['session', 'code', 'spent_solution', 'wechat_ticket'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute()
  await pruneAttempts(db, now)
}

export async function pruneAttempts(db: State, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ATTEMPT_RETENTION_MS).toISOString()
  await db.deleteFrom('attempt').where('at', '<=', before).execute()
}
