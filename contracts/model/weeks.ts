/** Weekly and monthly histories, stored beside the rows of products, keywords and placements. */

/**
 * The last full weeks (Sunday to Saturday) of a product, oldest first: one value per week in each list. `first`: the Sunday
 * of the first week; null without weeks.
 */
export interface ProductWeeks {
  first: string | null
  /** The price on most days of the week. */
  price: number[]
  units: number[]
  rank: number[]
  /** Total at the end of the week; never falls. */
  ratings: number[]
  rating: number[]
}

/**
 * The last 26 full weeks (Sunday to Saturday) of a keyword, oldest first: one value per week in each list. Null: not
 * known, such as the searches of imported terms.
 */
export interface KeywordWeeks {
  /** The first day of the first week, a Sunday. */
  first: string
  searches: (number | null)[]
  frequencyRank: (number | null)[]
}

/** Those of the sample world, where all is known. */
export interface SampleKeywordWeeks extends KeywordWeeks {
  searches: number[]
  frequencyRank: number[]
}

/** Ranks of a product under a keyword, oldest first; null while not found. `ad` is empty if it never had an ad. */
export interface StandingHistory {
  organic: (number | null)[]
  ad: (number | null)[]
}

/**
 * The last 26 full weeks (Sunday to Saturday), and those of the last 24 full months in which both the product and the
 * term existed.
 */
export interface PlacementHistory {
  months: StandingHistory
  weeks: StandingHistory
}
