/** SQL of accounts that were closed, one function per question. */
import type { State } from '#server/db/state.ts'
import { namesIn } from '#server/db/state-tables.ts'

interface Closed {
  id: number
  phone: string
}

/** Accounts closed at or before an instant and not yet erased. */
export const closedBefore = (db: State, before: string): Promise<Closed[]> =>
  db
    .selectFrom('account')
    .select(['id', 'phone'])
    .where('closed_at', '<=', before)
    .where('erased_at', 'is', null)
    .execute()

/**
 * Takes the person out of the account: phone, password, WeChat, profile, avatar, reports, patent searches, infringement queries, sessions, what was sent to the phone and to
 * open pages. The
 * row stays for the ledger and the orders that point to it. Answers the files that nothing names any more.
 */
export async function erase(db: State, { id, phone }: Closed, at: string): Promise<string[]> {
  const reports = await db.deleteFrom('report').where('account_id', '=', id).returning('file').execute()
  // Verdicts and what saved searches have found go with them.
  const queries = await db.deleteFrom('patent_query').where('account_id', '=', id).returning('picture').execute()
  const torts = await db.deleteFrom('tort_query').where('account_id', '=', id).returning('pictures').execute()
  await db.deleteFrom('patent_visit').where('account_id', '=', id).execute()
  await db.deleteFrom('job').where('account_id', '=', id).execute()
  await db.deleteFrom('session').where('account_id', '=', id).execute()
  await db.deleteFrom('avatar').where('account_id', '=', id).execute()
  await db.deleteFrom('payment_event').where('account_id', '=', id).execute()
  await db.deleteFrom('wechat_identity').where('account_id', '=', id).execute()
  await db.deleteFrom('code').where('phone', '=', phone).execute()
  await db.deleteFrom('outbox').where('recipient', '=', phone).execute()
  for (const subject of [`phone:${phone}`, `code:${phone}`])
    await db
      .deleteFrom('attempt')
      .where((e) => e.or([e('subject', '=', subject), e('subject', 'like', `${subject}:%`)]))
      .execute()
  await db
    .updateTable('account')
    .set({
      // Nobody can type it, and the phone may be registered anew.
      ...{ phone: `erased:${id}`, password_hash: '', nickname: '', avatar: '', birthday: null, sex: 0 },
      erased_at: at,
    })
    .where('id', '=', id)
    .execute()
  return [
    ...reports.flatMap(({ file }) => file ?? []),
    ...queries.flatMap(({ picture }) => picture ?? []),
    ...torts.flatMap(({ pictures }) => namesIn(pictures)),
  ]
}
