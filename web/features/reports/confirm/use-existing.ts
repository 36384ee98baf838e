import type { AsinInfo } from '#contracts/api/products.ts'
import { reports } from '#contracts/api/reports.ts'
import type { Static } from '#contracts/core/schema.ts'
import { useCall } from '#web/api/queries.ts'

/** The user's report of a product, or undefined: there is one per user, marketplace and ASIN. */
export function useExisting({ asin, marketplace }: Pick<Static<typeof AsinInfo>, 'asin' | 'marketplace'>) {
  const { data } = useCall(reports.productList, { query: { page: 1, size: 1, asin, marketplace } })
  // A server that does not know these filters answers with other reports.
  return data?.row.find((row) => row.asin === asin && row.marketplace === marketplace)
}
