/** Tables of reports. Times are ISO instants, money and power integers, booleans 0 or 1. */
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
  /** What was searched for when the niche was chosen; null of an ASIN. */
  keyword: string | null
  /** JSON text: what the card shows. */
  card: string
  /** In the language of the marketplace. */
  title: string
  /** Title, brand, keyword, names and subject in small letters: what the list is searched in. */
  search: string
  state: 0 | 1 | 2
  failure: string | null
  language: string
  /** Counts creations, updates and recreations: each is charged and made once. */
  revision: number
  /** The version that can be read online; null before the first is finished. */
  current_revision: number | null
  /** Name of the PDF in the world's files folder. */
  file: string | null
  created_at: string
  updated_at: string
}

/** A revision that was finished; some of the latest are kept. */
export interface ReportVersionTable {
  report_id: number
  revision: number
  /** The report model as JSON text, packed by deflateRaw. */
  model: Buffer
  made_at: string
  /** Day of the facts behind it. */
  as_of: string
}
