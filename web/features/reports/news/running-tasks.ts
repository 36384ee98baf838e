/** Which tasks of the account run, as the lists tell it: news out of their rows. */
import { reports } from '#contracts/api/reports/reports.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE_MAX } from '#contracts/core/page.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { call } from '#web/api/calls.ts'
import { type News, PENDING } from './heard.state.ts'

/** A task that somebody waits for. */
export interface Task {
  kind: ReportKind
  id: number
}

type AsinRow = Output<typeof reports.productList>['row'][number]
type MarketRow = Output<typeof reports.marketList>['row'][number]

/** All that run, of both kinds. */
export async function runningTasks(): Promise<News[]> {
  const query = { state: PENDING, page: 1, size: PAGE_SIZE_MAX }
  const [asins, markets] = await Promise.all([
    call(reports.productList, { query }),
    call(reports.marketList, { query }),
  ])
  return [...asins.row.map(ofAsin), ...markets.row.map(ofMarket)].filter(({ state }) => state === PENDING)
}

/** One of them, whatever became of it; undefined when the report is gone. */
export async function taskOf({ kind, id }: Task): Promise<News | undefined> {
  const query = { id, page: 1, size: 1 }
  const found =
    kind === 'asin'
      ? (await call(reports.productList, { query })).row.map(ofAsin)
      : (await call(reports.marketList, { query })).row.map(ofMarket)
  return found.find((news) => news.id === id)
}

const ofAsin = (row: AsinRow): News => ({
  ...whatBothHave(row),
  kind: 'asin',
  subject: row.asin,
  title: titleIn(row.product, 'title') ?? row.asin,
})

const ofMarket = (row: MarketRow): News => ({
  ...whatBothHave(row),
  kind: 'market',
  subject: row.niche_id,
  title: titleIn(row.market, 'nicheTitle') ?? row.keyword,
})

const whatBothHave = ({ id, marketplace, state, stage, progress }: AsinRow | MarketRow) => ({
  id,
  marketplace,
  state,
  stage,
  progress,
})

/** A title out of the JSON text of a row. */
function titleIn(text: string, name: string): string | undefined {
  try {
    const facts: unknown = JSON.parse(text)
    const title =
      typeof facts === 'object' && facts !== null ? Object.entries(facts).find(([key]) => key === name)?.[1] : ''
    return typeof title === 'string' && title ? title : undefined
  } catch {
    // The ASIN or the keyword names it then.
    return undefined
  }
}
