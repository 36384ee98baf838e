/** SQL of accounts, one function per question. */
import type { Selectable } from 'kysely'
import type { State } from '#server/db/state.ts'
import type { AccountTable } from '#server/db/state-tables.ts'

export type AccountRow = Selectable<AccountTable>

export const accountOfPhone = (db: State, phone: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('phone', '=', phone).executeTakeFirst()

export const accountOfId = (db: State, id: number): Promise<AccountRow> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Instants of the failures of a subject since an instant, newest first. */
export async function failuresSince(db: State, subject: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('login_failure')
    .select('at')
    .where('subject', '=', subject)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute()
  return rows.map((row) => row.at)
}

/** Counts a failure of each subject; answers the ids of the rows. */
export async function recordFailure(db: State, subjects: string[], at: string): Promise<number[]> {
  const rows = await db
    .insertInto('login_failure')
    .values(subjects.map((subject) => ({ subject, at })))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Forgets these failures, all of a subject, and everybody's from before an instant. */
export async function forgetFailures(db: State, ids: number[], subject: string, before: string): Promise<void> {
  await db
    .deleteFrom('login_failure')
    .where((e) => e.or([e('id', 'in', ids), e('subject', '=', subject), e('at', '<', before)]))
    .execute()
}
