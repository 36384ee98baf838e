/** The kept weeks of products, keywords and placements: they lie beside the rows that they belong to. */

/**
 * The last full weeks of a product, Sunday to Saturday, oldest first: each list has one value per week. `first` is the
 * Sunday that the first of them begins with; null of a product without any.
 */
export interface ProductWeeks {
  first: string | null
  /** What it cost on most days of the week. */
  price: number[]
  units: number[]
  rank: number[]
  /** Ratings in all at the end of the week: never falls. */
  ratings: number[]
  rating: number[]
}

/** The last 26 full weeks of a keyword, Sunday to Saturday, oldest first: each list has one value per week. */
export interface KeywordWeeks {
  /** The Sunday that the first week begins with. */
  first: string
  searches: number[]
  frequencyRank: number[]
}

/** Places of a product under a keyword, oldest first; null while it was not found. No list of ads if it never had any. */
export interface StandingHistory {
  organic: (number | null)[]
  ad: (number | null)[]
}

/** The last 24 full months, and the last 26 full weeks, Sunday to Saturday. */
export interface PlacementHistory {
  months: StandingHistory
  weeks: StandingHistory
}
