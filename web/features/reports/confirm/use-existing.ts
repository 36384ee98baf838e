import { reports } from '#contracts/api/reports/reports.ts'
import { useCall } from '#web/api/queries.ts'
import type { ProductQuery } from '../confirm-path.ts'
import type { ReportRow } from '../report-row.ts'

/** A user has at most one report per product and marketplace, or per niche. */
export interface ExistingReport {
  report: ReportRow | undefined
  /** False once the lookup has failed, which is harmless: ordering an existing report opens it. */
  isLoading: boolean
}

export function useExistingReport({ asin, marketplace }: ProductQuery): ExistingReport {
  const { data, isPending } = useCall(reports.productList, { query: { page: 1, size: 1, asin, marketplace } })
  // A server without these filters returns unrelated reports.
  const report = data?.row.find((row) => row.asin === asin && row.marketplace === marketplace)
  return { report, isLoading: isPending }
}

export function useExistingMarketReport(nicheId: string): ExistingReport {
  const { data, isPending } = useCall(reports.marketList, { query: { page: 1, size: 1, nicheId } })
  return { report: data?.row.find((row) => row.niche_id === nicheId), isLoading: isPending }
}
