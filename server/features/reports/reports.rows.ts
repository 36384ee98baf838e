/** Reports as their owner is told of them: rows of the lists, and events of the stream. */
import type { reports } from '#contracts/api/reports/reports.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { keepBytes } from '#server/http/envelope.ts'
import { type Progress, progressOf, type ReportEvent } from './report-progress.ts'
import { urlOf } from './reports.files.ts'
import { marketplaceOf } from './reports.kinds.ts'
import type { ListedReport } from './reports.list.store.ts'
import type { ReportRow } from './reports.store.ts'
import type { ReportsWorld } from './reports.world.ts'

type AsinReport = Output<typeof reports.productList>['row'][number]
type MarketReport = Output<typeof reports.marketList>['row'][number]

/** `key` opens the owner's PDFs. */
export const toAsinReport = (world: ReportsWorld, row: ListedReport, key: string): AsinReport => ({
  ...rowOf(world, row, key),
  ...{ asin: row.subject, product: row.card },
})

export const toMarketReport = (world: ReportsWorld, row: ListedReport, key: string): MarketReport => ({
  ...rowOf(world, row, key),
  ...{ niche_id: row.subject, keyword: row.keyword ?? '', market: row.card },
})

function rowOf(world: ReportsWorld, row: ListedReport, key: string) {
  const { stage, progress } = progressOf(world, row)
  return {
    id: row.id,
    marketplace: marketplaceOf(row),
    url: row.state === 1 ? urlOf(row.id, key) : '',
    state: row.state,
    ...{ stage, progress },
    failure: row.failure as AsinReport['failure'], // reports.jobs writes only these words
    created_at: row.created_at,
    updated_at: row.updated_at,
    revision: row.current_revision,
  }
}

interface Page<Row> {
  row: Row[]
  total: number
  page: number
  size: number
}

/** Makes pages of a list. Of rows that were read before and have come to rest it is the very answer of then. */
export function pagesOf<Row>(toRow: (world: ReportsWorld, row: ListedReport, key: string) => Row) {
  const answered = new WeakMap<readonly ListedReport[], { key: string; answer: Page<Row> }>()
  return (
    world: ReportsWorld,
    rows: readonly ListedReport[],
    paging: Omit<Page<Row>, 'row'>,
    key: string,
  ): Page<Row> => {
    const known = answered.get(rows)
    if (known?.key === key && known.answer.total === paging.total) return known.answer
    const answer = { row: rows.map((row) => toRow(world, row, key)), ...paging }
    if (rows.every(({ state }) => state !== 0)) answered.set(rows, { key, answer: keepBytes(answer) })
    return answer
  }
}

export const eventOf = (report: ReportRow, progress: Progress): ReportEvent => ({
  ...{ id: report.id, kind: report.kind, subject: report.subject, title: report.title },
  ...{ marketplace: marketplaceOf(report), state: report.state, ...progress },
})
