/** Rows that have had their time; removed when a state is opened, so that no table grows for ever. */
import type { State } from './state.ts'

/** Far longer than any window in which failed logins count. */
const FAILURES_KEPT_MS = 86_400_000

/** Deletes the sessions that have expired and the failed logins of more than a day ago. */
export async function prune(db: State, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now.toISOString()).execute()
  const before = new Date(now.getTime() - FAILURES_KEPT_MS).toISOString()
  await db.deleteFrom('login_failure').where('at', '<', before).execute()
}
