/** What the catalogue knows of niches; units as in catalogue.ts. */
import type { Product, Provenance } from './catalogue.ts'
import type { Marketplace } from './marketplaces.ts'

/**
 * The summary of a niche in the terms of Amazon's Product Opportunity Explorer (DOMAIN B4b). T90 and T360 are the last 90
 * and 360 days; growth is a fraction against the same span before. null: not known.
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
  /** Units of one product over 360 days. */
  minimumAverageUnitsSoldT360: number | null
  maximumAverageUnitsSoldT360: number | null
  /** Lowest and highest monthly price of a product over 360 days; of imported products, of the prices that are known. */
  minimumPrice: number | null
  maximumPrice: number | null
  /** Average of the last 90 days. */
  avgPrice: number | null
  avgPriceT360: number | null
  /** Most clicked products: those that make up the niche. */
  productCount: number
  /** 0–100. */
  salesPotentialScore: number | null
  /** Units of the last full month. */
  demand: number | null
  /** Name of the category that most of its products are in. */
  category: string | null
  nicheType: 'general' | 'seasonal' | 'growing' | 'declining' | null
  returnRateT360: number | null
}

/**
 * A customer need and the products that answer it. Of imported products, which nobody has clustered, each category is a
 * niche: what only Amazon's explorer knows of it stays null.
 */
export interface Niche extends Provenance {
  /** Opaque; unique over all marketplaces. */
  id: string
  marketplace: Marketplace
  /** In the language of the marketplace. */
  title: string
  /** Chinese title; null when only the original is known. */
  zh: string | null
  /** English title; null when only the original is known. */
  en: string | null
  categoryPath: string[]
  referenceAsin: string
  referenceImageUrl: string | null
  summary: NicheSummary
  /** Most searched first. */
  topSearchTerms: string[]
}

/** One month of a niche, oldest first in a history; null: not known. */
export interface NicheMonth {
  month: string
  searches: number | null
  units: number | null
  revenue: number | null
  /** Average price of what was sold. */
  price: number | null
  /** Purchases that began with a search. */
  purchases: number | null
  glanceViews: number | null
  /** Products that were on sale. */
  products: number | null
}

/** The last 26 full weeks of a niche, Sunday to Saturday, oldest first: each list has one value per week. */
export interface NicheWeeks {
  /** The Sunday that the first week begins with. */
  first: string
  searches: number[]
  units: number[]
  /** Average price of what was sold; null of a week without sales. */
  price: (number | null)[]
}

/** A product of a niche. */
export interface NicheMember {
  product: Product
  /** Share of the clicks in the niche over 360 days. */
  clickShare: number | null
  /** Units sold in the last full month. */
  units: number | null
}
