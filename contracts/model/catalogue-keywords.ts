/** Keywords of the catalogue, and the products in their search results. */
import type { Provenance } from './catalogue.ts'
import type { Marketplace } from './marketplaces.ts'

/** A search term. Null: not known. */
export interface Keyword extends Provenance {
  id: number
  marketplace: Marketplace
  text: string
  /** Chinese translation. */
  zh: string | null
  nicheId: string | null
  /** Per month. */
  searches: number | null
  /** Searches of the last 24 months at most, oldest first. A sample term had none before; those of others are unknown. */
  trend: number[]
  purchases: number | null
  /** Products in the search results; supply–demand ratio = searches ÷ products. */
  products: number | null
  /** Products on page one with the keyword in the title. */
  titleDensity: number | null
  bid: number | null
  bidLow: number | null
  bidHigh: number | null
  advertisers: number | null
  /** The three most clicked products; the sum of each share is ≤ 1. */
  topThree: { asin: string; clickShare: number; conversionShare: number }[]
}

/** A term of the sample world. All that has a niche or placements is such a term. */
export interface SampleKeyword extends Keyword {
  zh: string
  nicheId: string
  searches: number
  /** Weekly search frequency rank (1 is the most searched). */
  frequencyRank: number
  purchases: number
  products: number
  /** Units to sell in 8 days to reach page one. */
  spr: number
  titleDensity: number
  bid: number
  bidLow: number
  bidHigh: number
  advertisers: number
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
