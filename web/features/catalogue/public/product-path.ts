import type { Marketplace } from '#contracts/model/marketplaces.ts'

/** The address of the detail of a product. */
export const productPath = (asin: string, marketplace: Marketplace) =>
  `/products/hot-product-detail?${new URLSearchParams({ asin, marketplace })}`
