import type { Marketplace } from '#contracts/model/marketplaces.ts'

/** The address of the detail of a product. */
export const productPath = (asin: string, marketplace: Marketplace) =>
  `/products/hot-product-detail?${new URLSearchParams({ asin, marketplace })}`

/** Address of the details of a market; `settings` are those of the list that it was found in. */
export const marketPath = (id: string, marketplace: Marketplace, settings: Readonly<Record<string, string>> = {}) =>
  `/products/hot-market-detail?${new URLSearchParams({ nicheId: id, marketplace, ...settings })}`

/** Address of the demand forecast of a term or niche. */
export const demandPath = (
  subject: { term: string } | { niche: string },
  marketplace: Marketplace,
  data: 'sample' | 'imported',
) => `/search/market-prediction?${new URLSearchParams({ ...subject, marketplace, data })}`

/** Address of the terms around one. A comma would make two of it. */
export const miningPath = (term: string, marketplace: Marketplace, data: 'sample' | 'imported') =>
  `/keyword/miner?${new URLSearchParams({ seeds: term.replaceAll(/[,，、;；]/g, ' '), marketplace, data })}`
