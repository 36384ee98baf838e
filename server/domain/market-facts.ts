/** Gathers from the catalogue all that a market report is computed from. */
import type { Niche } from '#contracts/model/catalogue.ts'
import type { MarketFacts } from '#contracts/model/report/market/facts.ts'
import type { Catalogue } from './catalogue.ts'

export function loadMarketFacts(
  catalogue: Catalogue,
  niche: Niche,
  asked: { keyword: string; accountId: number; now: string },
): MarketFacts {
  throw new Error(`not built yet: ${niche.id} ${asked.keyword} ${Object.keys(catalogue).length}`)
}
