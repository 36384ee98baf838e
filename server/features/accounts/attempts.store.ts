/**
 * Attempt subjects: `phone:P`, `phone:P:A` and `ip:A` are failed logins and wrong codes, `password:ID` wrong old
 * passwords of an account, `code:P`, `code:P:A` and `code-ip:A` requested codes, `wechat-ip:A` tickets. A is an address
 * or a network.
 */
import type { State } from '#server/db/state.ts'

/** Instants of the subject's attempts since an instant, newest first. */
export async function attemptsSince(db: State, subject: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('attempt')
    .select('at')
    .where('subject', '=', subject)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute()
  return rows.map((row) => row.at)
}

/** Records an attempt per subject and returns the row ids. */
export async function recordAttempt(db: State, subjects: readonly string[], at: string): Promise<number[]> {
  const rows = await db
    .insertInto('attempt')
    .values(subjects.map((subject) => ({ subject, at })))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteAttempts(db: State, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('attempt').where('id', 'in', ids).execute()
}

export async function deleteAttemptsOf(db: State, subject: string): Promise<void> {
  await db.deleteFrom('attempt').where('subject', '=', subject).execute()
}
