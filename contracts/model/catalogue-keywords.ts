/** Keywords of the catalogue, and the products in their search results. */
import type { Provenance } from './catalogue.ts'
import type { Marketplace } from './marketplaces.ts'

export interface Keyword extends Provenance {
  id: number
  marketplace: Marketplace
  text: string
  /** Chinese translation. */
  zh: string
  nicheId: string
  /** Per month. */
  searches: number
  /** Searches of the last 24 months, oldest first. */
  trend: number[]
  /** Weekly search frequency rank (1 is the most searched). */
  frequencyRank: number
  purchases: number
  /** Products in the search results; supply–demand ratio = searches ÷ products. */
  products: number
  /** Units to sell in 8 days to reach page one. */
  spr: number
  /** Products on page one with the keyword in the title. */
  titleDensity: number
  bid: number
  bidLow: number
  bidHigh: number
  advertisers: number
  /** The three most clicked products; the sum of each share is ≤ 1. */
  topThree: { asin: string; clickShare: number; conversionShare: number }[]
}

/** How a product appears in the results of a keyword. */
export type TrafficKind =
  | 'organic'
  | 'amazonsChoice'
  | 'editorial'
  | 'fourStars'
  | 'highlyRated'
  | 'sponsoredProduct'
  | 'sponsoredBrand'
  | 'sponsoredVideo'

export interface Placement {
  keywordId: number
  marketplace: Marketplace
  asin: string
  organicRank: number | null
  adRank: number | null
  kinds: TrafficKind[]
  /** Share of the product's traffic from this keyword, and the part of it from ads. The shares of a product sum to ≤ 1. */
  trafficShare: number
  adShare: number
}
