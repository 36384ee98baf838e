/**
 * Rows of the catalogue, for the sample world, imports and reports.
 *
 * Units everywhere: money is integer minor units of the marketplace's currency (yen has none); weight grams, length
 * millimeters (sizes may have hundredths); shares and rates are fractions 0–1; days are `YYYY-MM-DD`, months `YYYY-MM`.
 * `null` means not known: no value is ever guessed.
 */
import type { KeywordSource } from './keywords/keyword-sources.ts'
import type { Marketplace } from './marketplaces.ts'

/** `sample` rows are made up; every other source is a real import. */
export type Source = 'sample' | 'brightdata' | KeywordSource

export interface Provenance {
  source: Source
  /** The day the facts were observed. */
  observedOn: string
  /** Account id of the owner; null: visible to all accounts. */
  owner: number | null
}

/** Categories of Amazon's US referral fee table (DOMAIN B2). */
export const FEE_CATEGORIES = [
  'automotive',
  'baby',
  'backpacks',
  'beauty',
  'industrial',
  'clothing',
  'computers',
  'electronics',
  'electronicsAccessories',
  'everythingElse',
  'eyewear',
  'footwear',
  'furniture',
  'grocery',
  'home',
  'jewelry',
  'lawn',
  'musical',
  'office',
  'pet',
  'sports',
  'tools',
  'toys',
  'watches',
  'compactAppliances',
  'fullSizeAppliances',
  'videoGames',
  'mattresses',
  'baseTools',
  'deviceAccessories',
  'fineArt',
  'giftCards',
  'lawnMowers',
  'media',
  'tires',
  'veterinaryDiets',
  'videoGameConsoles',
] as const
export type FeeCategory = (typeof FEE_CATEGORIES)[number]

/** If a later record lacks one of these facts, the product keeps the earlier value and its day. */
export const LASTING_FACTS = [
  'parentAsin',
  'brand',
  'bullets',
  'description',
  'categoryPath',
  'feeCategory',
  'price',
  'rank',
  'subCategory',
  'subRank',
  'rating',
  'ratings',
  'stars',
  'sellers',
  'seller',
  'sellerCountry',
  'fulfilment',
  'images',
  'videos',
  'aPlus',
  'variants',
  'size',
  'weight',
  'measures',
  'listedOn',
  'imageUrl',
] as const
export type LastingFact = (typeof LASTING_FACTS)[number]

export interface Observation {
  day: string
  title: string
  price: number | null
  rank: number | null
  subCategory: string | null
  subRank: number | null
  rating: number | null
  ratings: number | null
  boughtPastMonth: number | null
  /** Null when the record does not say. */
  available: boolean | null
}

export type Fulfilment = 'FBA' | 'FBM' | 'AMZ'
export type Badge = 'bestSeller' | 'amazonsChoice' | 'newRelease'

/**
 * What size and weight describe. `package`: the package, which decides the fees. `item`: the product without its package.
 * `piece`: the product is a pack, and they may describe a single piece of it. Null if unknown.
 */
export type Measured = 'package' | 'item' | 'piece' | null

export interface Product extends Provenance {
  marketplace: Marketplace
  asin: string
  /** Days of facts from earlier records; every other fact is from `observedOn`. */
  factDays: Partial<Record<LastingFact, string>>
  parentAsin: string | null
  title: string
  brand: string | null
  bullets: string[]
  description: string | null
  /** Root first, e.g. ["Home & Kitchen", "Kitchen & Dining", "Travel Mugs"]. */
  categoryPath: string[]
  feeCategory: FeeCategory | null
  price: number | null
  listPrice: number | null
  /** A fraction of the price. */
  coupon: number | null
  /** Rank in the root category. */
  rank: number | null
  subCategory: string | null
  subRank: number | null
  rating: number | null
  ratings: number | null
  /** Number of ratings with 1, 2, 3, 4, 5 stars. */
  stars: [number, number, number, number, number] | null
  /** Amazon's own "bought in past month", a lower bound: 600 means 600 or more. */
  boughtPastMonth: number | null
  /** Units of the last full month, all variants together. Exact only for sample rows. */
  units: number | null
  sellers: number | null
  seller: string | null
  sellerCountry: string | null
  fulfilment: Fulfilment | null
  badges: Badge[]
  images: number | null
  videos: number | null
  aPlus: boolean | null
  variants: Variant[]
  /** Longest side first. */
  size: [number, number, number] | null
  weight: number | null
  measures: Measured
  listedOn: string | null
  /** Main picture: our address for sample rows and for pictures that an import stored, else the site's. */
  imageUrl: string | null
  /** The generated drawing of a sample row: its family and the seed of its parameters. */
  shape: { family: string; seed: number } | null
}

export interface Variant {
  asin: string
  name: string
  price: number | null
  /** Share of the parent's units; null: not known. */
  unitShare: number | null
  /** Share of the parent's ratings; null: not known. */
  ratingShare: number | null
}

/** One month of a product. Histories are oldest first. `revenue` = `units` × `price`, the month's average price. */
export interface MonthPoint {
  month: string
  price: number
  units: number
  revenue: number
  rank: number
  /** Total at the end of the month; never falls. */
  ratings: number
  rating: number
}

export interface Deal {
  kind: 'lightning' | 'bestDeal' | 'primeExclusive' | 'coupon'
  startsOn: string
  endsOn: string
  price: number
}

/** Something that buyers praise, complain about, or give as a reason for a return. */
export interface Topic {
  kind: 'praise' | 'complaint' | 'return'
  /** In the language of the marketplace; `zh` and `en` translate it. */
  name: string
  zh: string
  en: string
  /** Share of reviews (or returns) that mention it. */
  share: number
  quotes: string[]
}

export interface ProductHistory {
  months: MonthPoint[]
  deals: Deal[]
  topics: Topic[]
  /** Share of the Buy Box per seller over the last 90 days; sums to ≤ 1. */
  buyBox: { seller: string; fulfilment: Fulfilment; share: number }[]
}

export interface Category extends Provenance {
  marketplace: Marketplace
  path: string[]
  feeCategory: FeeCategory
  /** Medians and totals over the category's products in the last full month. */
  products: number
  medianPrice: number
  medianUnits: number
  medianRatings: number
  medianRating: number
  returnRate: number
}
