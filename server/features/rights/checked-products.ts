import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { State } from '#server/db/state.ts'

export interface CheckedProduct {
  asin: string
  risk: 'high' | 'medium' | 'low'
  /** Id of the infringement query. */
  id: number
}

/** The last infringement query of each ASIN of the account that found a risk level. */
export async function checkedProducts(
  db: State,
  accountId: number,
  marketplace: Marketplace,
): Promise<Map<string, CheckedProduct>> {
  const rows = await db
    .selectFrom('tort_query')
    .select(['id', 'asin', 'risk'])
    .where('account_id', '=', accountId)
    .where('marketplace', '=', marketplace)
    .where('asin', 'is not', null)
    .orderBy('id')
    .execute()
  const checked = new Map<string, CheckedProduct>()
  for (const { id, asin, risk } of rows) {
    if (asin === null || risk === null) continue
    // No right in force was found, so the risk is low; the result says what was compared.
    checked.set(asin, { asin, risk: risk === 'none' ? 'low' : risk, id })
  }
  return checked
}
