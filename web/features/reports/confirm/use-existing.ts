import { reports } from '#contracts/api/reports/reports.ts'
import { useCall } from '#web/api/queries.ts'
import type { AskedProduct } from '../confirm-path.ts'
import type { ReportRow } from '../report-row.ts'

/** The user's report of a subject: there is one per user and product of a marketplace, or niche. */
export interface Existing {
  report: ReportRow | undefined
  /** Nobody knows yet whether there is one. When it cannot be learnt, the server opens what exists. */
  asking: boolean
}

export function useExistingReport({ asin, marketplace }: AskedProduct): Existing {
  const { data, isPending } = useCall(reports.productList, { query: { page: 1, size: 1, asin, marketplace } })
  // A server that does not know these filters answers with other reports.
  const report = data?.row.find((row) => row.asin === asin && row.marketplace === marketplace)
  return { report, asking: isPending }
}

export function useExistingMarketReport(nicheId: string): Existing {
  const { data, isPending } = useCall(reports.marketList, { query: { page: 1, size: 1, nicheId } })
  return { report: data?.row.find((row) => row.niche_id === nicheId), asking: isPending }
}
