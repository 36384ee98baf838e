/** Traffic and history beside the rows of a product list. */
import { type ResearchRow, TOP_KEYWORDS } from '#contracts/api/product-research.ts'
import type { ProductRow } from '#contracts/api/product-search.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { roundTo } from '#contracts/model/number.ts'
import type { Catalogue, ProductTraffic } from '#server/features/catalogue/public.ts'
import type { Scope } from '#server/features/screener/public.ts'

/** More digits would be noise. */
const SHARE_DIGITS = 4

export interface ResearchSource {
  catalogue: Catalogue
  scope: Scope
  /** Keywords that a product shares with the one whose rivals are listed. */
  shared: ReadonlyMap<string, number>
  /** By ASIN of a product: the variation or parent that was typed. */
  typed: ReadonlyMap<string, string>
}

export function researchRows(
  rows: readonly ProductRow[],
  { catalogue, scope, shared, typed }: ResearchSource,
): ResearchRow[] {
  const { marketplace, data } = scope
  const asins = rows.map(({ asin }) => asin)
  const traffic = catalogue.trafficOf(asins, marketplace, data === 'sample')
  const months = data === 'sample' ? catalogue.monthsOf(asins, marketplace) : undefined
  const minor = 10 ** marketplaces[marketplace].decimals
  return rows.map((row) => ({
    ...row,
    typed: typed.get(row.asin) ?? null,
    traffic: trafficInCall(traffic.get(row.asin)),
    history: (months?.get(row.asin) ?? []).map(({ month, units, price, rank }) => ({
      month,
      units,
      price: price / minor,
      rank,
    })),
    sharedKeywords: shared.get(row.asin) ?? null,
  }))
}

export const trafficInCall = (traffic: ProductTraffic | undefined): ResearchRow['traffic'] =>
  traffic === undefined
    ? null
    : {
        organicShare: roundTo(traffic.organicShare, SHARE_DIGITS),
        adShare: roundTo(traffic.adShare, SHARE_DIGITS),
        top: traffic.top
          .slice(0, TOP_KEYWORDS)
          .map(({ text, share }) => ({ text, share: roundTo(share, SHARE_DIGITS) })),
      }
