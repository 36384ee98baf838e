/** Times are ISO instants. */
import type { Generated } from 'kysely'
import type { ReportKind } from '#contracts/model/report/report.ts'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    report: ReportTable
    report_version: ReportVersionTable
  }
}

export interface ReportTable {
  id: Generated<number>
  account_id: number
  kind: ReportKind
  marketplace: string
  /** ASIN or niche id: no niche id looks like an ASIN. */
  subject: string
  /** The search that led to the niche; null for an ASIN. */
  keyword: string | null
  card: string
  /** In the language of the marketplace. */
  title: string
  /** Lower-case text that the list search matches: title, brand, keyword, names and subject. */
  search: string
  state: 0 | 1 | 2
  failure: string | null
  language: string
  /** Counts creations, updates and recreations; each is charged once. */
  revision: number
  /** The version read online; null before the first is finished. */
  current_revision: number | null
  file: string | null
  created_at: string
  updated_at: string
}

export interface ReportVersionTable {
  report_id: number
  revision: number
  /** The model as deflated JSON. */
  model: Buffer
  made_at: string
  as_of: string
}
