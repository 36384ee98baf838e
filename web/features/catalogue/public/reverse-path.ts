import type { Marketplace } from '#contracts/model/marketplaces.ts'

/** The address of the reverse lookup of products; the first one is the seller's own. */
export const reversePath = (asins: readonly string[], marketplace: Marketplace) =>
  `/keyword/reverse?${new URLSearchParams({ asins: asins.join(','), marketplace })}`
