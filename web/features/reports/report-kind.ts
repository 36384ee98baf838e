/** What the two kinds of reports differ in, for screens that are the same for both. */
import { reports } from '#contracts/api/reports/reports.ts'
import type { ModuleName, Query } from '#contracts/core/endpoint.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { isMarketRow, type ReportRow } from './report-row.ts'

export interface KindOfReport {
  /** Also the key of its own texts in `reports` and `report`. */
  kind: ReportKind
  list: typeof reports.productList | typeof reports.marketList
  online: typeof reports.productOnline | typeof reports.marketOnline
  remove: typeof reports.productDel | typeof reports.marketDel
  /** The modules that tell the price of a report, new and made again. */
  modules: { create: ModuleName; update: ModuleName }
  listPath: `/${string}`
  /** Where a report is confirmed and, below it, followed and read. */
  path: `/${string}`
  /** The store's name of the page of its list. */
  remembered: 'asinReport' | 'marketReport'
  /** A subject of the sample world. */
  samplePath: string
}

export const asin: KindOfReport = {
  kind: 'asin',
  list: reports.productList,
  online: reports.productOnline,
  remove: reports.productDel,
  modules: { create: 'asin_fx', update: 'asin_fx_update' },
  listPath: '/products/asin_fx/index',
  path: '/product',
  remembered: 'asinReport',
  samplePath: '/product?asin=B0SAMPLE01&marketplace=US',
}

export const market: KindOfReport = {
  kind: 'market',
  list: reports.marketList,
  online: reports.marketOnline,
  remove: reports.marketDel,
  modules: { create: 'sc_fx', update: 'sc_fx_update' },
  listPath: '/products/sc_fx/index',
  path: '/market',
  remembered: 'marketReport',
  samplePath: '/market?market=travel+mug',
}

export const KINDS = [asin, market] as const

export const kindOf = (row: ReportRow): KindOfReport => (isMarketRow(row) ? market : asin)

/** Where a report on its way is followed. */
export const progressPath = ({ path }: KindOfReport, id: number): string => `${path}/report?id=${id}`

/** What both lists can be asked for. */
export type ReportQuery = Omit<Query<typeof reports.productList>, 'asin'>
