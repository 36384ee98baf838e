/** Rows of niches; units as in catalogue.ts. */
import type { Product, Provenance } from './catalogue.ts'
import type { Marketplace } from './marketplaces.ts'

/**
 * In the terms of Amazon's Product Opportunity Explorer (DOMAIN B4b). T90 and T360 are the last 90 and 360 days; growth is
 * a fraction against the same span before. null: not known.
 */
export interface NicheSummary {
  searchVolumeT90: number | null
  searchVolumeGrowthT90: number | null
  searchVolumeT360: number | null
  searchVolumeGrowthT180: number | null
  searchVolumeGrowthT360: number | null
  minimumUnitsSoldT90: number | null
  maximumUnitsSoldT90: number | null
  minimumUnitsSoldT360: number | null
  maximumUnitsSoldT360: number | null
  /** Units of a single product over 360 days. */
  minimumAverageUnitsSoldT360: number | null
  maximumAverageUnitsSoldT360: number | null
  /** Lowest and highest monthly price of a product over 360 days; for imported products, among the known prices. */
  minimumPrice: number | null
  maximumPrice: number | null
  /** Average of the last 90 days. */
  avgPrice: number | null
  avgPriceT360: number | null
  /** The most clicked products, which make up the niche. */
  productCount: number
  /** 0–100. */
  salesPotentialScore: number | null
  /** Units of the last full month. */
  demand: number | null
  /** The category of most of its products. */
  category: string | null
  nicheType: 'general' | 'seasonal' | 'growing' | 'declining' | null
  returnRateT360: number | null
}

/**
 * A customer need and the products that answer it. Imported products have no such grouping: each of their categories is a
 * niche, and facts that only Amazon's explorer has stay null.
 */
export interface Niche extends Provenance {
  /** Opaque; unique over all marketplaces. */
  id: string
  marketplace: Marketplace
  /** In the language of the marketplace. */
  title: string
  /** Null if only the original title is known. */
  zh: string | null
  /** Null if only the original title is known. */
  en: string | null
  categoryPath: string[]
  referenceAsin: string
  referenceImageUrl: string | null
  summary: NicheSummary
  /** Most searched first. */
  topSearchTerms: string[]
}

/** One month of a niche. Histories are oldest first; null: not known. */
export interface NicheMonth {
  month: string
  searches: number | null
  units: number | null
  revenue: number | null
  /** Average price of the sales. */
  price: number | null
  /** Purchases that began with a search. */
  purchases: number | null
  glanceViews: number | null
  /** Products on sale. */
  products: number | null
}

/** The last 26 full weeks (Sunday to Saturday) of a niche, oldest first: one value per week in each list. */
export interface NicheWeeks {
  /** The first day of the first week, a Sunday. */
  first: string
  searches: number[]
  units: number[]
  /** Average price of the sales; null for a week without sales. */
  price: (number | null)[]
}

export interface NicheMember {
  product: Product
  /** Share of the clicks in the niche over 360 days. */
  clickShare: number | null
  /** Units sold in the last full month. */
  units: number | null
}
