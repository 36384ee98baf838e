/** The address of the confirmation, and what it asks for: SPEC section 2. */
import { normaliseAsin } from '#contracts/core/rules.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'

/** The longest keyword that niches are searched for by. */
export const KEYWORD_LENGTH = 200

/** What a typed keyword asks for: spaces around it, and more than one between two words, say nothing. */
export const keywordOf = (typed: string) => typed.trim().replace(/\s+/g, ' ').slice(0, KEYWORD_LENGTH).trim()

export interface AskedProduct {
  asin: string
  marketplace: Marketplace
}

/** A niche is searched for by a keyword, or known by its id: of several that match, the address holds the chosen one. */
export interface AskedMarket {
  keyword: string
  marketplace: Marketplace
  nicheId?: string | undefined
}

export const asinConfirmPath = ({ asin, marketplace }: AskedProduct) =>
  `/product?${new URLSearchParams({ asin, marketplace })}`

export function marketConfirmPath({ keyword, marketplace, nicheId }: AskedMarket): string {
  const query = new URLSearchParams(keyword && { market: keyword })
  if (marketplace !== DEFAULT_MARKETPLACE) query.set('marketplace', marketplace)
  if (nicheId) query.set('niche', nicheId)
  return `/market?${query}`
}

/** The product that the address asks for; a marketplace that is none of ours counts as the default. */
export function askedProduct(search: string): AskedProduct {
  const query = new URLSearchParams(search)
  return { asin: normaliseAsin(query.get('asin') ?? '').slice(0, 64), marketplace: marketplaceIn(query) }
}

/** The market that the address asks for, likewise. */
export function askedMarket(search: string): AskedMarket {
  const query = new URLSearchParams(search)
  return {
    keyword: keywordOf(query.get('market') ?? ''),
    marketplace: marketplaceIn(query),
    nicheId: query.get('niche')?.slice(0, 64) || undefined,
  }
}

function marketplaceIn(query: URLSearchParams): Marketplace {
  const code = query.get('marketplace')?.toUpperCase() ?? ''
  return isMarketplace(code) ? code : DEFAULT_MARKETPLACE
}
