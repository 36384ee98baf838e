import { ASIN_LENGTH, isAsin } from '#contracts/core/rules.ts'
import { type Marketplace, marketplaceOfHost } from '#contracts/model/marketplaces.ts'

export interface Product {
  asin: string
  marketplace: Marketplace
}

/** Amazon's paths of product pages, desktop and mobile; anything may follow. */
const PRODUCT_PATH = /\/(?:dp|gp\/product|gp\/aw\/d)\/([^/]+)/

/** The product of an address; undefined for other pages and marketplaces. */
export function productOf(address: string): Product | undefined {
  if (!URL.canParse(address)) return undefined
  const { host, pathname } = new URL(address)
  const marketplace = marketplaceOfHost(host)
  const asin = PRODUCT_PATH.exec(pathname)?.[1]
    ?.slice(0, ASIN_LENGTH + 1)
    .toUpperCase()
  return marketplace && asin && isAsin(asin) ? { asin, marketplace } : undefined
}

export function analysisAddress(site: string, { asin, marketplace }: Product): string {
  return `${site}/product?${new URLSearchParams({ asin, marketplace })}`
}
