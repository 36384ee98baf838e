/** Where a rank is in the results: its page, and its place on the page. */

/** Organic positions of a page of results. */
export const ORGANIC_PLACES_A_PAGE = 48
/** Sponsored products of a page of results: our assumption, since Amazon changes their number. */
export const AD_PLACES_A_PAGE = 12

export interface Place {
  page: number
  place: number
}

export const placeOf = (rank: number, placesAPage: number): Place => ({
  page: Math.ceil(rank / placesAPage),
  place: ((rank - 1) % placesAPage) + 1,
})
