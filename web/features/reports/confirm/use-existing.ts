import { reports } from '#contracts/api/reports/reports.ts'
import { useCall } from '#web/api/queries.ts'
import type { ProductQuery } from '../confirm-path.ts'
import type { ReportRow } from '../report-row.ts'

/** A user has at most one report per product and marketplace, or per niche. */
export interface ExistingReport {
  report: ReportRow | undefined
  /** Also false after the lookup has failed. That is harmless, because ordering an existing report only opens it. */
  isLoading: boolean
}

export function useExistingReport({ asin, marketplace }: ProductQuery): ExistingReport {
  const { data, isPending } = useCall(reports.productList, { query: { page: 1, size: 1, asin, marketplace } })
  // A server that ignores the filters `asin` and `marketplace` returns unrelated reports.
  const report = data?.row.find((row) => row.asin === asin && row.marketplace === marketplace)
  return { report, isLoading: isPending }
}

export function useExistingMarketReport(nicheId: string): ExistingReport {
  const { data, isPending } = useCall(reports.marketList, { query: { page: 1, size: 1, nicheId } })
  return { report: data?.row.find((row) => row.niche_id === nicheId), isLoading: isPending }
}
