import type { Marketplace } from '#contracts/model/marketplaces.ts'

/** The address of the research of products, which are rows of one class of data. */
export const researchPath = (asins: readonly string[], marketplace: Marketplace, data: 'sample' | 'imported') =>
  `/search/research?${new URLSearchParams({ asins: asins.join(','), marketplace, data })}`
