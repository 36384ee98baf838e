/** The diagnosis of a listing by rule: 100 points in all (rubric: DOMAIN B6, B7). */
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

/** Every rule applied to a listing. What is not known is a check with verdict `unknown` and no points either way. */
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

/** With fewer points known, scores of different listings would not be of the same thing. A translated one has 50. */
const ENOUGH = 60

/** LQS, 0–100: points earned of those that could be judged; null when too little is known. */
export function listingScore(checks: Check[]): number | null {
  const maximum = checks.reduce((total, check) => total + check.maximum, 0)
  const points = checks.reduce((total, check) => total + check.points, 0)
  return maximum < ENOUGH ? null : Math.round((points / maximum) * 100)
}
