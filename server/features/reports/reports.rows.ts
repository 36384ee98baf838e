import type { reports } from '#contracts/api/reports/reports.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { deriveCached } from '#server/db/cached-query.ts'
import { type Progress, progressOf, type ReportEvent } from './report-progress.ts'
import { downloadUrl } from './reports.files.ts'
import { marketplaceOf } from './reports.kinds.ts'
import type { ListedReport } from './reports.list.store.ts'
import type { ReportRow } from './reports.store.ts'
import type { ReportsWorld } from './reports.world.ts'

type AsinReport = Output<typeof reports.productList>['row'][number]
type MarketReport = Output<typeof reports.marketList>['row'][number]

export const toAsinReport = (world: ReportsWorld, row: ListedReport, key: string): AsinReport => ({
  ...rowOf(world, row, key),
  asin: row.subject,
  product: row.card,
})

export const toMarketReport = (world: ReportsWorld, row: ListedReport, key: string): MarketReport => ({
  ...rowOf(world, row, key),
  niche_id: row.subject,
  keyword: row.keyword ?? '',
  market: row.card,
})

function rowOf(world: ReportsWorld, row: ListedReport, key: string) {
  const { stage, progress } = progressOf(world, row)
  return {
    id: row.id,
    marketplace: marketplaceOf(row),
    url: row.state === 1 ? downloadUrl(row.id, key) : '',
    state: row.state,
    stage,
    progress,
    failure: row.failure as AsinReport['failure'], // reports.jobs writes only these words
    created_at: row.created_at,
    updated_at: row.updated_at,
    revision: row.current_revision,
  }
}

interface Page {
  rows: readonly ListedReport[]
  paging: { total: number; page: number; size: number }
  key: string
}

/** A page with a pending report is not cached: progress changes without a write to the database. */
export function pageOf<Row>({ rows, paging, key }: Page, toRow: (row: ListedReport, key: string) => Row) {
  const make = () => ({ row: rows.map((row) => toRow(row, key)), ...paging })
  return rows.some(({ state }) => state === 0) ? make() : deriveCached(rows, key, make)
}

export const eventOf = (report: ReportRow, progress: Progress): ReportEvent => ({
  id: report.id,
  kind: report.kind,
  subject: report.subject,
  title: report.title,
  marketplace: marketplaceOf(report),
  state: report.state,
  ...progress,
})
