/** Addresses of the sourcing screens. */
import type { Marketplace } from '#contracts/model/marketplaces.ts'

/** The product of the seller that an offer was found for. */
export interface SourcedProduct {
  asin: string
  marketplace: Marketplace
}

export const searchPath = (values: Readonly<Record<string, string>> = {}): string =>
  Object.keys(values).length === 0 ? '/search/source' : `/search/source?${new URLSearchParams(values)}`

export const offerPath = (id: number, product?: SourcedProduct | null): string =>
  `/search/source/offer?${new URLSearchParams({
    id: String(id),
    ...(product && { asin: product.asin, marketplace: product.marketplace }),
  })}`
