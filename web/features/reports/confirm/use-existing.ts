import { reports } from '#contracts/api/reports.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { useCall } from '#web/api/queries.ts'
import type { ReportRow } from '../report-row.ts'

/** The user's report of a product: there is one per user, marketplace and ASIN. */
export interface Existing {
  report: ReportRow | undefined
  /** Nobody knows yet whether there is one. When it cannot be learnt, the server opens what exists. */
  asking: boolean
}

export function useExisting({ asin, marketplace }: { asin: string; marketplace: Marketplace }): Existing {
  const { data, isPending } = useCall(reports.productList, { query: { page: 1, size: 1, asin, marketplace } })
  // A server that does not know these filters answers with other reports.
  const report = data?.row.find((row) => row.asin === asin && row.marketplace === marketplace)
  return { report, asking: isPending }
}
