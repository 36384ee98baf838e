import type { OfferChoice, OfferNumber } from '#contracts/model/sourcing/offer-metrics.ts'

/** Fields of the filter panel by topic. */
export const FILTER_GROUPS = {
  price: ['price', 'dropPrice', 'minOrder'],
  sales: ['units30', 'units7', 'orders30', 'orders7', 'value30', 'value7', 'repeatRate', 'refundRate', 'age'],
  supplier: ['companyType', 'titles', 'score', 'years'],
  services: ['shipping', 'services'],
  export: ['tags', 'lines'],
} as const satisfies Record<string, readonly (OfferNumber | OfferChoice)[]>
export type FilterGroup = keyof typeof FILTER_GROUPS
