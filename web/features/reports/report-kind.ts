/** What the shared screens need to know about each of the two kinds of reports. */
import { reports } from '#contracts/api/reports/reports.ts'
import type { ModuleName, Query } from '#contracts/core/endpoint.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { isMarketRow, type ReportRow } from './report-row.ts'

export interface ReportKindConfig {
  /** Also used as a text key in the namespaces `reports` and `report`. */
  kind: ReportKind
  list: typeof reports.productList | typeof reports.marketList
  online: typeof reports.productOnline | typeof reports.marketOnline
  remove: typeof reports.productDel | typeof reports.marketDel
  /** The modules to charge: `create` for a new report, `update` for a new version of an existing report. */
  modules: { create: ModuleName; update: ModuleName }
  listPath: `/${string}`
  /** Path of the confirmation screen. The paths of progress, online report and comparison start with it. */
  path: `/${string}`
  rememberedPageKey: 'asinReport' | 'marketReport'
  samplePath: string
}

export const asin: ReportKindConfig = {
  kind: 'asin',
  list: reports.productList,
  online: reports.productOnline,
  remove: reports.productDel,
  modules: { create: 'asin_fx', update: 'asin_fx_update' },
  listPath: '/products/asin_fx/index',
  path: '/product',
  rememberedPageKey: 'asinReport',
  samplePath: '/product?asin=B0SAMPLE01&marketplace=US',
}

export const market: ReportKindConfig = {
  kind: 'market',
  list: reports.marketList,
  online: reports.marketOnline,
  remove: reports.marketDel,
  modules: { create: 'sc_fx', update: 'sc_fx_update' },
  listPath: '/products/sc_fx/index',
  path: '/market',
  rememberedPageKey: 'marketReport',
  samplePath: '/market?market=travel+mug',
}

export const KINDS = [asin, market] as const

export const kindOf = (row: ReportRow): ReportKindConfig => (isMarketRow(row) ? market : asin)

export const progressPath = ({ path }: ReportKindConfig, id: number): string => `${path}/report?id=${id}`

export type ReportQuery = Omit<Query<typeof reports.productList>, 'asin'>
