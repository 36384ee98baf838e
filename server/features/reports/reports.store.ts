/** SQL of reports, one function per question. */
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { hotQuery } from '#server/db/hot-query.ts'
import type { State } from '#server/db/state.ts'
import type { ReportTable, StateTables } from '#server/db/state-tables.ts'

export type ReportRow = Selectable<ReportTable>

export const reportOf = (db: State, accountId: number, id: number): Promise<ReportRow | undefined> =>
  db.selectFrom('report').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

export const reportOfId = (db: State, id: number): Promise<ReportRow | undefined> =>
  db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst()

export const reportOfAsin = (
  db: State,
  accountId: number,
  marketplace: string,
  asin: string,
): Promise<ReportRow | undefined> =>
  db
    .selectFrom('report')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('marketplace', '=', marketplace)
    .where('asin', '=', asin)
    .executeTakeFirst()

/** What a list shows of a report. */
const LISTED = ['id', 'asin', 'marketplace', 'product', 'state', 'failure', 'created_at', 'updated_at'] as const
export type ListedReport = Pick<ReportRow, (typeof LISTED)[number]>

export interface ReportFilter {
  id?: number | undefined
  asin?: string | undefined
  marketplace?: string | undefined
}

export interface PageOf {
  page: number
  size: number
}

/** A page of the account's reports, last changed first, and how many there are in all. */
export async function reportsOf(
  db: State,
  accountId: number,
  { page, size, ...filter }: PageOf & ReportFilter,
): Promise<{ rows: readonly ListedReport[]; total: number }> {
  const any = filter.id === undefined && filter.asin === undefined && filter.marketplace === undefined
  const offset = (page - 1) * size
  const rows = any
    ? await latest(db, accountId, size, offset)
    : await filtered(db, accountId, filter).select(LISTED).$call(lastChangedFirst).limit(size).offset(offset).execute()
  if (rows.length < size && (page === 1 || rows.length > 0)) return { rows, total: offset + rows.length }
  const [counted] = any
    ? await count(db, accountId)
    : await filtered(db, accountId, filter)
        .select((e) => e.fn.countAll<number>().as('total'))
        .execute()
  return { rows, total: Number(counted?.total ?? 0) }
}

const latest = hotQuery<ListedReport, [accountId: number, size: number, offset: number]>((db) =>
  filtered(db, 0, {}).select(LISTED).$call(lastChangedFirst).limit(1).offset(0),
)
const count = hotQuery<{ total: number }, [accountId: number]>((db) =>
  filtered(db, 0, {}).select((e) => e.fn.countAll<number>().as('total')),
)

const filtered = (db: State, accountId: number, { id, asin, marketplace }: ReportFilter) =>
  db
    .selectFrom('report')
    .where('account_id', '=', accountId)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? 0))
    .$if(asin !== undefined, (q) => q.where('asin', '=', asin ?? ''))
    .$if(marketplace !== undefined, (q) => q.where('marketplace', '=', marketplace ?? ''))

const lastChangedFirst = <O>(query: SelectQueryBuilder<StateTables, 'report', O>) =>
  query.orderBy('updated_at', 'desc').orderBy('id', 'desc')

export const pendingOf = (db: State, accountId: number): Promise<ReportRow[]> =>
  db.selectFrom('report').selectAll().where('account_id', '=', accountId).where('state', '=', 0).execute()

export async function insertReport(
  db: State,
  row: Pick<ReportRow, 'account_id' | 'marketplace' | 'asin' | 'product' | 'language' | 'created_at'>,
): Promise<{ id: number; revision: number }> {
  const { id } = await db
    .insertInto('report')
    .values({ ...row, state: 0, failure: null, revision: 1, file: null, updated_at: row.created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, revision: 1 }
}

/** Puts a finished or failed report back to pending under its next revision; the file it had is kept until the new one stands. */
export async function restartReport(
  db: State,
  id: number,
  product: string,
  language: string,
  at: string,
): Promise<{ revision: number }> {
  return db
    .updateTable('report')
    .set({ state: 0, failure: null, product, language, revision: sql`revision + 1`, updated_at: at })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
}

export async function insertJob(db: State, reportId: number, revision: number, at: string): Promise<void> {
  await db
    .insertInto('job')
    .values({ kind: 'asinReport', subject: reportId, revision, state: 'queued', created_at: at })
    .execute()
}

/** Puts the result in its place. Throws when the revision is no longer there: its charge must not pass for spent. */
export async function completeReport(
  db: State,
  row: { id: number; revision: number; file: string; model: string; at: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set({ state: 1, failure: null, file: row.file, updated_at: row.at })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Report ${row.id} has no revision ${row.revision} any more`)
  await db
    .insertInto('report_content')
    .values({ report_id: row.id, model: row.model })
    .onConflict((c) => c.column('report_id').doUpdateSet({ model: row.model }))
    .execute()
}

export async function failReport(
  db: State,
  row: { id: number; revision: number; failure: string; at: string },
): Promise<void> {
  await db
    .updateTable('report')
    .set({ state: 2, failure: row.failure, updated_at: row.at })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .execute()
}

/** Deletes a report unless it is being made, in one statement: an update that came first keeps its row. Answers what went. */
export const deleteSettled = (db: State, accountId: number, id: number): Promise<Pick<ReportRow, 'file'> | undefined> =>
  db
    .deleteFrom('report')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '<>', 0)
    .returning('file')
    .executeTakeFirst()

export const modelOf = async (db: State, id: number): Promise<string | undefined> =>
  (await db.selectFrom('report_content').select('model').where('report_id', '=', id).executeTakeFirst())?.model

export async function filesInUse(db: State): Promise<Set<string>> {
  const rows = await db.selectFrom('report').select('file').where('file', 'is not', null).execute()
  return new Set(rows.flatMap((row) => row.file ?? []))
}
