/** Rates a listing by rules worth 100 points (rubric: DOMAIN B6, B7). */
import type { Product } from '../catalogue.ts'
import { marketplaces } from '../marketplaces.ts'
import type { Check } from '../report/block-kinds.ts'
import { type Stamp, unknownCheck } from './check.ts'
import { bulletChecks, descriptionCheck } from './copy.ts'
import { mediaChecks } from './media.ts'
import { ratingChecks } from './reviews.ts'
import { titleChecks } from './title.ts'
import { isTranslated } from './translated.ts'

export type ListingFacts = Pick<
  Product,
  'marketplace' | 'title' | 'brand' | 'bullets' | 'description' | 'images' | 'videos' | 'aPlus' | 'rating' | 'ratings'
>

/** Unknown facts and translated texts produce checks with verdict `unknown` and no points. */
export function listingChecks(listing: ListingFacts, stamp: Stamp): Check[] {
  const { language } = marketplaces[listing.marketplace]
  if (isTranslated(listing))
    return [
      unknownCheck('listing.name.title'),
      unknownCheck('listing.name.bullets'),
      ...mediaChecks(listing, stamp),
      unknownCheck('listing.name.description'),
      ...ratingChecks(listing.rating, listing.ratings, stamp),
    ]
  return [
    ...titleChecks({ title: listing.title, brand: listing.brand, language }, stamp),
    ...bulletChecks(listing.bullets, language, stamp),
    ...mediaChecks(listing, stamp),
    descriptionCheck(listing, stamp),
    ...ratingChecks(listing.rating, listing.ratings, stamp),
  ]
}

/** Below this many judged points, scores of different listings would not be comparable. A translated listing has 50. */
const MIN_JUDGED_POINTS = 60

/** LQS, 0–100: earned share of the points that could be judged; null if too few could. */
export function listingScore(checks: Check[]): number | null {
  const maximum = checks.reduce((total, check) => total + check.maximum, 0)
  const points = checks.reduce((total, check) => total + check.points, 0)
  return maximum < MIN_JUDGED_POINTS ? null : Math.round((points / maximum) * 100)
}
