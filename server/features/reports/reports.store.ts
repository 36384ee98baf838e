import { type Selectable, sql } from 'kysely'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import type { State } from '#server/db/state.ts'
import type { ChargedReport } from '#server/features/ledger/public.ts'
import type { ReportTable } from './reports.tables.ts'

export type ReportRow = Selectable<ReportTable>

export interface Subject {
  kind: ReportKind
  marketplace: Marketplace
  /** ASIN or niche id. */
  subject: string
  keyword: string | null
  /** JSON of the list card, kept small because a list page has twenty. */
  card: string
  title: string
  search: string
}

export const reportOf = (db: State, accountId: number, id: number): Promise<ReportRow | undefined> =>
  db.selectFrom('report').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

export const reportOfId = (db: State, id: number): Promise<ReportRow | undefined> =>
  db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst()

/** Only ASINs need `marketplace`: a niche id belongs to one marketplace. */
export const reportOn = (
  db: State,
  accountId: number,
  on: { kind: ReportKind; subject: string; marketplace?: string },
): Promise<ReportRow | undefined> =>
  db
    .selectFrom('report')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('subject', '=', on.subject)
    .where('kind', '=', on.kind)
    .$if(on.marketplace !== undefined, (q) => q.where('marketplace', '=', on.marketplace ?? ''))
    .executeTakeFirst()

export const pendingOf = (db: State, accountId: number): Promise<ReportRow[]> =>
  // A literal, because the partial index `report_pending` needs it in the query text.
  db.selectFrom('report').selectAll().where('account_id', '=', accountId).where('state', '=', sql.lit(0)).execute()

export interface ReportRequest {
  accountId: number
  /** Language of the PDF. */
  language: string
  /** ISO instant. */
  at: string
}

export async function insertReport(
  db: State,
  subject: Subject,
  { accountId, language, at }: ReportRequest,
): Promise<{ id: number; revision: number }> {
  const { id } = await db
    .insertInto('report')
    .values({
      ...subject,
      account_id: accountId,
      language,
      created_at: at,
      updated_at: at,
      state: 0,
      failure: null,
      revision: 1,
      current_revision: null,
      file: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, revision: 1 }
}

/** Sets the report to pending under its next revision. The old file stays until the new one is complete. */
export const restartReport = (
  db: State,
  id: number,
  { card, title, search }: Subject,
  { language, at }: ReportRequest,
): Promise<{ revision: number }> =>
  db
    .updateTable('report')
    .set({ card, title, search, language, state: 0, failure: null, revision: sql`revision + 1`, updated_at: at })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()

/** Throws if the revision is gone, so that its charge is refunded. */
export async function completeReport(
  db: State,
  row: { id: number; revision: number; file: string; at: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set({ state: 1, failure: null, file: row.file, current_revision: row.revision, updated_at: row.at })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Report ${row.id} has no revision ${row.revision} any more`)
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

/** Deletes only a report that is not pending. One statement, so that an update that came first keeps its row. */
export const deleteSettled = (
  db: State,
  accountId: number,
  kind: ReportKind,
  id: number,
): Promise<Pick<ReportRow, 'file'> | undefined> =>
  db
    .deleteFrom('report')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('state', '<>', 0)
    .returning('file')
    .executeTakeFirst()

export async function filesInUse(db: State): Promise<Set<string>> {
  const rows = await db.selectFrom('report').select('file').where('file', 'is not', null).execute()
  return new Set(rows.flatMap((row) => row.file ?? []))
}

export const reportsById = (db: State, accountId: number, ids: readonly number[]): Promise<ChargedReport[]> =>
  db
    .selectFrom('report')
    .select(['id', 'kind', 'subject', 'title', 'marketplace'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute()

const LATEST_COLUMNS = ['id', 'kind', 'subject', 'title', 'marketplace', 'state', 'updated_at'] as const

/** Reports of both kinds: running ones first, then the latest. */
export const latestReports = (
  db: State,
  accountId: number,
  limit: number,
): Promise<Pick<ReportRow, (typeof LATEST_COLUMNS)[number]>[]> =>
  db
    .selectFrom('report')
    .select(LATEST_COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy(sql`state <> 0`)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
