/** The address of the confirmation screen (SPEC section 2). */
import { normalizeAsin } from '#contracts/core/rules.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'

export const KEYWORD_LENGTH = 200

export const normalizeKeyword = (typed: string) => typed.trim().replace(/\s+/g, ' ').slice(0, KEYWORD_LENGTH).trim()

export interface ProductQuery {
  asin: string
  marketplace: Marketplace
}

/** `nicheId`: the niche that the user chose from several matches, or the niche of a link without a keyword. */
export interface MarketQuery {
  keyword: string
  marketplace: Marketplace
  nicheId?: string | undefined
}

export const asinConfirmPath = ({ asin, marketplace }: ProductQuery) =>
  `/product?${new URLSearchParams({ asin, marketplace })}`

export function marketConfirmPath({ keyword, marketplace, nicheId }: MarketQuery): string {
  const query = new URLSearchParams(keyword && { market: keyword })
  if (marketplace !== DEFAULT_MARKETPLACE) query.set('marketplace', marketplace)
  if (nicheId) query.set('niche', nicheId)
  return `/market?${query}`
}

/** Replaces an unsupported marketplace by the default. */
export function readProductQuery(search: string): ProductQuery {
  const query = new URLSearchParams(search)
  return { asin: normalizeAsin(query.get('asin') ?? '').slice(0, 64), marketplace: marketplaceIn(query) }
}

export function readMarketQuery(search: string): MarketQuery {
  const query = new URLSearchParams(search)
  return {
    keyword: normalizeKeyword(query.get('market') ?? ''),
    marketplace: marketplaceIn(query),
    nicheId: query.get('niche')?.slice(0, 64) || undefined,
  }
}

function marketplaceIn(query: URLSearchParams): Marketplace {
  const code = query.get('marketplace')?.toUpperCase() ?? ''
  return isMarketplace(code) ? code : DEFAULT_MARKETPLACE
}
