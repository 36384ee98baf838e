/** SQL of the lists of reports: pages of one account and kind, whole or by what is asked for. */
import { sql } from 'kysely'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { cachedQuery } from '#server/db/cached-query.ts'
import type { State } from '#server/db/state.ts'
import type { ReportRow } from './reports.store.ts'

/** What a list shows of a report. */
const LISTED = [
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
export type ListedReport = Pick<ReportRow, (typeof LISTED)[number]>

export interface ReportFilter {
  id?: number | undefined
  subject?: string | undefined
  marketplace?: string | undefined
  state?: number | undefined
  /** Each a part of what the report is found by, in small letters. */
  words?: readonly string[]
}
export interface Whose {
  accountId: number
  kind: ReportKind
}
export interface PageOf {
  page: number
  size: number
}

/** A page of the reports that meet all of the filter, last changed first, and how many there are in all. */
export async function reportsOf(
  db: State,
  whose: Whose,
  { page, size }: PageOf,
  filter: ReportFilter,
): Promise<{ rows: readonly ListedReport[]; total: number }> {
  const { accountId, kind } = whose
  const { words = [], ...named } = filter
  const isUnfiltered = words.length === 0 && Object.values(named).every((value) => value === undefined)
  const offset = (page - 1) * size
  const rows = isUnfiltered
    ? await latest(db, accountId, kind, size, offset)
    : await pageOf(filtered(db, whose, filter), size, offset).execute()
  // A page that is not full says how many there are; only a full one, or one behind the last, has to count.
  if (rows.length < size && (page === 1 || rows.length > 0)) return { rows, total: offset + rows.length }
  const [counted] = isUnfiltered
    ? await count(db, accountId, kind)
    : await countOf(filtered(db, whose, filter)).execute()
  return { rows, total: Number(counted?.total ?? 0) }
}

/** Placeholders for the query's parameters. */
const ANY: Whose = { accountId: 0, kind: 'asin' }
const latest = cachedQuery<ListedReport, [accountId: number, kind: string, size: number, offset: number]>((db) =>
  pageOf(filtered(db, ANY, {}), 1, 0),
)
const count = cachedQuery<{ total: number }, [accountId: number, kind: string]>((db) => countOf(filtered(db, ANY, {})))

type Reports = ReturnType<typeof filtered>
const pageOf = (reports: Reports, size: number, offset: number) =>
  reports.select(LISTED).orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(size).offset(offset)
const countOf = (reports: Reports) => reports.select((e) => e.fn.countAll<number>().as('total'))

const filtered = (db: State, { accountId, kind }: Whose, filter: ReportFilter) => {
  const { words = [], ...named } = filter
  let query = db.selectFrom('report').where('account_id', '=', accountId).where('kind', '=', kind)
  for (const column of ['id', 'subject', 'marketplace', 'state'] as const) {
    const value = named[column]
    if (value !== undefined) query = query.where(column, '=', value as never) // each column has the type of its field
  }
  for (const word of words) query = query.where(sql<boolean>`search LIKE ${`%${escaped(word)}%`} ESCAPE '!'`)
  return query
}

const escaped = (word: string) => word.replace(/[!%_]/g, '!$&')
