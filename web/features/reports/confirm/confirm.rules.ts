import { normaliseAsin } from '#contracts/core/rules.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { AsinSection, ImportKind } from '#contracts/model/report/report.ts'

/** The product that the address asks for; a marketplace that is none of ours counts as the default. */
export function subjectOf(search: string): { asin: string; marketplace: Marketplace } {
  const query = new URLSearchParams(search)
  const marketplace = query.get('marketplace')?.toUpperCase() ?? ''
  return {
    asin: normaliseAsin(query.get('asin') ?? '').slice(0, 64),
    marketplace: isMarketplace(marketplace) ? marketplace : DEFAULT_MARKETPLACE,
  }
}

/** Which kind of data fills a section that lacks some. Null: it is drawn from the other sections. */
export const filledBy: Record<AsinSection, ImportKind | null> = {
  overview: 'products',
  sales: 'keepa',
  price: 'keepa',
  traffic: 'keywords',
  keywords: 'keywords',
  competitors: 'products',
  ratings: 'reviews',
  variants: 'products',
  profit: 'products',
  listing: 'products',
  swot: null,
  actions: null,
  sources: null,
}
