import { type Selectable, sql } from 'kysely'
import { CHANGES_MAX } from '#contracts/api/watches.ts'
import { readPage } from '#server/db/read-page.ts'
import type { State } from '#server/db/state.ts'
import type { FoundChange } from './compare.rules.ts'
import type { WatchChangeTable, WatchTable } from './watches.tables.ts'

export type WatchRow = Selectable<WatchTable>
export type ChangeRow = Selectable<WatchChangeTable>

/** Latest first. */
export const watchesOf = (db: State, accountId: number): Promise<WatchRow[]> =>
  db.selectFrom('watch').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').execute()

export const watchOf = (
  db: State,
  accountId: number,
  { kind, subject }: Pick<WatchRow, 'kind' | 'subject'>,
): Promise<WatchRow | undefined> =>
  db
    .selectFrom('watch')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst()

export async function countWatches(db: State, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom('watch')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const insertWatch = async (db: State, row: Omit<WatchRow, 'id'>): Promise<number> =>
  (await db.insertInto('watch').values(row).returning('id').executeTakeFirstOrThrow()).id

/** False if the account has no such watch. */
export async function updateWatch(
  db: State,
  accountId: number,
  { id, ...changes }: Pick<WatchRow, 'id' | 'settings'> & Partial<Pick<WatchRow, 'name'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('watch')
    .set(changes)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteWatch(db: State, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('watch')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Watches, of one account or of all, that were last checked with other data or on another day. */
export const watchesToCheck = (
  db: State,
  { checked, after, limit, accountId }: { checked: string; after: number; limit: number; accountId?: number },
): Promise<WatchRow[]> =>
  db
    .selectFrom('watch')
    .selectAll()
    .where('id', '>', after)
    .where('checked', '<>', checked)
    .$if(accountId !== undefined, (q) => q.where('account_id', '=', accountId ?? 0))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Items that a change keeps. */
const LISTED_ITEMS = 10

/** Stores what a check has found. Does nothing if the watch is gone or another check was faster. */
export const storeCheck = (
  db: State,
  { id, round }: Pick<WatchRow, 'id' | 'round'>,
  result: Pick<WatchRow, 'state' | 'baseline' | 'checked' | 'checked_at'>,
  changes: readonly FoundChange[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const next = changes.length > 0 ? round + 1 : round
    const mine = trx
      .updateTable('watch')
      .set({ ...result, round: next })
      .where('id', '=', id)
      .where('round', '=', round)
    if (!(await mine.returning('id').executeTakeFirst()) || changes.length === 0) return
    const rows = changes.map(({ ids, ...change }) => ({
      ...change,
      watch_id: id,
      round: next,
      items: JSON.stringify(ids.slice(0, LISTED_ITEMS)),
      count: ids.length,
      at: result.checked_at,
      seen_at: null,
    }))
    await trx
      .insertInto('watch_change')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const kept = trx
      .selectFrom('watch_change')
      .select('id')
      .where('watch_id', '=', id)
      .orderBy('id', 'desc')
      .limit(CHANGES_MAX)
    await trx.deleteFrom('watch_change').where('watch_id', '=', id).where('id', 'not in', kept).execute()
  })

export interface ChangeOfWatch extends ChangeRow, Pick<WatchRow, 'kind' | 'subject' | 'name' | 'marketplace'> {}

const changesOf = (db: State, accountId: number) =>
  db
    .selectFrom('watch_change')
    .innerJoin('watch', 'watch.id', 'watch_change.watch_id')
    .selectAll('watch_change')
    .select(['watch.kind', 'watch.subject', 'watch.name', 'watch.marketplace'])
    .where('account_id', '=', accountId)

/** Latest first. */
export const changePage = (
  db: State,
  accountId: number,
  { id, ...page }: { id?: number | undefined; page: number; size: number },
): Promise<{ rows: ChangeOfWatch[]; total: number }> =>
  readPage(
    changesOf(db, accountId)
      .$if(id !== undefined, (q) => q.where('watch_id', '=', id ?? 0))
      .orderBy('watch_change.at', 'desc')
      .orderBy('watch_change.id', 'desc'),
    page,
  )

/** Unseen first, then latest first. */
export const newestChanges = (db: State, accountId: number, limit: number): Promise<ChangeOfWatch[]> =>
  changesOf(db, accountId)
    .orderBy(sql`seen_at is not null`)
    .orderBy('watch_change.at', 'desc')
    .orderBy('watch_change.id', 'desc')
    .limit(limit)
    .execute()

/** Numbers of unseen changes by watch. */
export async function countUnseen(db: State, accountId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('watch_change')
    .innerJoin('watch', 'watch.id', 'watch_change.watch_id')
    .select(['watch_id', (e) => e.fn.countAll<number>().as('unseen')])
    .where('account_id', '=', accountId)
    .where('seen_at', 'is', null)
    .groupBy('watch_id')
    .execute()
  return new Map(rows.map(({ watch_id, unseen }) => [watch_id, Number(unseen)]))
}

export async function markSeen(db: State, accountId: number, at: string, id: number | undefined): Promise<void> {
  const mine = db
    .selectFrom('watch')
    .select('id')
    .where('account_id', '=', accountId)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? 0))
  await db
    .updateTable('watch_change')
    .set({ seen_at: at })
    .where('seen_at', 'is', null)
    .where('watch_id', 'in', mine)
    .execute()
}
