import type { Marketplace } from '#contracts/model/marketplaces.ts'

/** Address of the demand forecast of a term or niche. */
export const demandPath = (
  subject: { term: string } | { niche: string },
  marketplace: Marketplace,
  data: 'sample' | 'imported',
) => `/search/market-prediction?${new URLSearchParams({ ...subject, marketplace, data })}`
