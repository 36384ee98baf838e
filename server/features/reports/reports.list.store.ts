import { sql } from 'kysely'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { cachedQuery } from '#server/db/cached-query.ts'
import type { State } from '#server/db/state.ts'
import type { ReportRow } from './reports.store.ts'

const LIST_COLUMNS = [
  'id',
  'kind',
  'subject',
  'keyword',
  'marketplace',
  'card',
  'state',
  'failure',
  'current_revision',
  'created_at',
  'updated_at',
] as const
export type ListedReport = Pick<ReportRow, (typeof LIST_COLUMNS)[number]>

export interface ReportFilter {
  id?: number | undefined
  subject?: string | undefined
  marketplace?: string | undefined
  state?: number | undefined
  /** Lower-case parts of the `search` column; all must occur. */
  words?: readonly string[]
}
export interface ReportScope {
  accountId: number
  kind: ReportKind
}
export interface PageRequest {
  page: number
  size: number
}

/** Last changed first. `total` counts the matches on all pages. */
export async function readPage(
  db: State,
  scope: ReportScope,
  { page, size }: PageRequest,
  filter: ReportFilter,
): Promise<{ rows: readonly ListedReport[]; total: number }> {
  const { accountId, kind } = scope
  const { words = [], ...named } = filter
  const isUnfiltered = words.length === 0 && Object.values(named).every((value) => value === undefined)
  const offset = (page - 1) * size
  const rows = isUnfiltered
    ? await latestReports(db, accountId, kind, size, offset)
    : await selectPage(reportQuery(db, scope, filter), size, offset).execute()
  // A page that is not full gives the total; a full page or one past the end needs a count query.
  if (rows.length < size && (page === 1 || rows.length > 0)) return { rows, total: offset + rows.length }
  const [counted] = isUnfiltered
    ? await countReports(db, accountId, kind)
    : await selectCount(reportQuery(db, scope, filter)).execute()
  return { rows, total: Number(counted?.total ?? 0) }
}

/** Placeholders for the query's parameters. */
const ANY: ReportScope = { accountId: 0, kind: 'asin' }
const latestReports = cachedQuery<ListedReport, [accountId: number, kind: string, size: number, offset: number]>((db) =>
  selectPage(reportQuery(db, ANY, {}), 1, 0),
)
const countReports = cachedQuery<{ total: number }, [accountId: number, kind: string]>((db) =>
  selectCount(reportQuery(db, ANY, {})),
)

type Reports = ReturnType<typeof reportQuery>
const selectPage = (reports: Reports, size: number, offset: number) =>
  reports.select(LIST_COLUMNS).orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(size).offset(offset)
const selectCount = (reports: Reports) => reports.select((e) => e.fn.countAll<number>().as('total'))

const reportQuery = (db: State, { accountId, kind }: ReportScope, filter: ReportFilter) => {
  const { words = [], ...named } = filter
  let query = db.selectFrom('report').where('account_id', '=', accountId).where('kind', '=', kind)
  for (const column of ['id', 'subject', 'marketplace', 'state'] as const) {
    const value = named[column]
    if (value !== undefined) query = query.where(column, '=', value as never) // each column has the type of its field
  }
  for (const word of words) query = query.where(sql<boolean>`search LIKE ${`%${escapeLike(word)}%`} ESCAPE '!'`)
  return query
}

const escapeLike = (word: string) => word.replace(/[!%_]/g, '!$&')
