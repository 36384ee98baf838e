import { reports } from '#contracts/api/reports/reports.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE_MAX } from '#contracts/core/page.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { call } from '#web/api/calls.ts'
import { PENDING, type TaskUpdate } from './task-updates.state.ts'

export interface Task {
  kind: ReportKind
  id: number
}

type AsinRow = Output<typeof reports.productList>['row'][number]
type MarketRow = Output<typeof reports.marketList>['row'][number]

export async function readRunningTasks(): Promise<TaskUpdate[]> {
  const query = { state: PENDING, page: 1, size: PAGE_SIZE_MAX }
  const [asins, markets] = await Promise.all([
    call(reports.productList, { query }),
    call(reports.marketList, { query }),
  ])
  return [...asins.row.map(ofAsin), ...markets.row.map(ofMarket)].filter(({ state }) => state === PENDING)
}

/** Reads a task whether or not it has ended; undefined if its report is gone. */
export async function readTask({ kind, id }: Task): Promise<TaskUpdate | undefined> {
  const query = { id, page: 1, size: 1 }
  const found =
    kind === 'asin'
      ? (await call(reports.productList, { query })).row.map(ofAsin)
      : (await call(reports.marketList, { query })).row.map(ofMarket)
  return found.find((task) => task.id === id)
}

const ofAsin = (row: AsinRow): TaskUpdate => ({
  ...commonFields(row),
  kind: 'asin',
  subject: row.asin,
  title: titleIn(row.product, 'title') ?? row.asin,
})

const ofMarket = (row: MarketRow): TaskUpdate => ({
  ...commonFields(row),
  kind: 'market',
  subject: row.niche_id,
  title: titleIn(row.market, 'nicheTitle') ?? row.keyword,
})

const commonFields = ({ id, marketplace, state, stage, progress }: AsinRow | MarketRow) => ({
  id,
  marketplace,
  state,
  stage,
  progress,
})

function titleIn(text: string, name: string): string | undefined {
  try {
    const facts: unknown = JSON.parse(text)
    const title =
      typeof facts === 'object' && facts !== null ? Object.entries(facts).find(([key]) => key === name)?.[1] : ''
    return typeof title === 'string' && title ? title : undefined
  } catch {
    // If the JSON is invalid, the caller uses the ASIN or the keyword as the title.
    return undefined
  }
}
