import type { Marketplace } from '#contracts/model/marketplaces.ts'

/** The address of the detail of a product. */
export const productPath = (asin: string, marketplace: Marketplace) =>
  `/products/hot-product-detail?${new URLSearchParams({ asin, marketplace })}`

/** Address of the details of a market; `settings` are those of the list that it was found in. */
export const marketPath = (id: string, marketplace: Marketplace, settings: Readonly<Record<string, string>> = {}) =>
  `/products/hot-market-detail?${new URLSearchParams({ nicheId: id, marketplace, ...settings })}`

/** The address of the list of products or markets with words, of one class of data. */
export const listPath = (
  list: 'product' | 'market',
  words: string,
  marketplace: Marketplace,
  data: 'sample' | 'imported',
) => `/select/${list}?${new URLSearchParams({ words, marketplace, data })}`
