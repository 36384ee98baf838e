import type { Selectable } from 'kysely'
import type { State } from '#server/db/state.ts'
import type { PatentWatchHitTable, PatentWatchTable } from '../rights.tables.ts'

export type WatchRow = Selectable<PatentWatchTable>
export type WatchHitRow = Selectable<PatentWatchHitTable>

export const watchesOf = (db: State, accountId: number): Promise<WatchRow[]> =>
  db.selectFrom('patent_watch').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').execute()

export const watchOf = (db: State, accountId: number, id: number): Promise<WatchRow | undefined> =>
  db.selectFrom('patent_watch').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

export const insertWatch = async (db: State, row: Omit<WatchRow, 'id'>): Promise<number> =>
  (await db.insertInto('patent_watch').values(row).returning('id').executeTakeFirstOrThrow()).id

export const deleteWatch = async (db: State, accountId: number, id: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('patent_watch')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .execute()
  ).length > 0

export async function countUnseen(db: State, accountId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('patent_watch_hit')
    .innerJoin('patent_watch', 'patent_watch.id', 'patent_watch_hit.watch_id')
    .select(['watch_id', (e) => e.fn.countAll<number>().as('found')])
    .where('account_id', '=', accountId)
    .where('seen', '=', 0)
    .groupBy('watch_id')
    .execute()
  return new Map(rows.map(({ watch_id, found }) => [watch_id, Number(found)]))
}

/** A page of the hits of a saved search: the latest run first, then the most similar. */
export async function watchHits(
  db: State,
  watchId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; hits: WatchHitRow[] }> {
  const mine = db.selectFrom('patent_watch_hit').where('watch_id', '=', watchId)
  const { total } = await mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const hits = await mine
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('similarity', 'desc')
    .orderBy('patent_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total: Number(total), hits }
}

export const watchHitOf = (db: State, queryId: number, patentId: number): Promise<WatchHitRow | undefined> =>
  db
    .selectFrom('patent_watch_hit')
    .innerJoin('patent_watch', 'patent_watch.id', 'patent_watch_hit.watch_id')
    .selectAll('patent_watch_hit')
    .where('query_id', '=', queryId)
    .where('patent_id', '=', patentId)
    .executeTakeFirst()

/** Stores new hits of a run; earlier hits stay unchanged. Does nothing if the saved search was deleted during the run. */
export async function addWatchHits(
  db: State,
  { watchId, lookedAt }: { watchId: number; lookedAt: string },
  hits: readonly Omit<WatchHitRow, 'watch_id' | 'seen' | 'found_at'>[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mine = trx.updateTable('patent_watch').set({ looked_at: lookedAt }).where('id', '=', watchId)
    if (!(await mine.returning('id').executeTakeFirst()) || hits.length === 0) return
    await trx
      .insertInto('patent_watch_hit')
      .values(hits.map((hit) => ({ watch_id: watchId, found_at: lookedAt, ...hit })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

export async function markSeen(db: State, watchId: number, patentIds: readonly number[]): Promise<void> {
  await db
    .updateTable('patent_watch_hit')
    .set({ seen: 1 })
    .where('watch_id', '=', watchId)
    .where('patent_id', 'in', patentIds)
    .execute()
}

/** When the account last viewed the latest grants; null if never. */
export const visitOf = async (db: State, accountId: number): Promise<string | null> =>
  (await db.selectFrom('patent_visit').select('seen_until').where('account_id', '=', accountId).executeTakeFirst())
    ?.seen_until ?? null

export async function putVisit(db: State, accountId: number, at: string): Promise<void> {
  await db
    .insertInto('patent_visit')
    .values({ account_id: accountId, seen_until: at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ seen_until: at }))
    .execute()
}
