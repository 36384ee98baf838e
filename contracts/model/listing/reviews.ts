/** Rules of the ratings. Tiers: ZonGuru, DOMAIN B6. */
import type { Check } from '../report/block-kinds.ts'
import { gradeRule, type Rule, type Stamp, stampFigure, unknownCheck } from './check.ts'

const RULES = {
  rating: { text: 'listing.rating', fix: 'fix.rating', maximum: 8 },
  ratings: { text: 'listing.ratings', fix: 'fix.ratings', maximum: 7 },
} satisfies Record<string, Rule>

/** The minimum value, and the share of the points it earns. */
const RATING_TIERS: [number, number][] = [
  [4.8, 1],
  [4.3, 0.8],
  [4, 0.4],
]
const RATINGS_TIERS: [number, number][] = [
  [1000, 1],
  [500, 0.75],
  [100, 0.5],
  [10, 0.2],
]

const shareOf = (tiers: [number, number][], value: number): number => tiers.find(([from]) => value >= from)?.[1] ?? 0

export function ratingChecks(rating: number | null, ratings: number | null, stamp: Stamp): Check[] {
  const stars = {
    rating: stampFigure(stamp, 'product.rating', 'rating', rating),
    good: stampFigure(stamp, 'product.rating', 'rating', 4.8),
  }
  const count = {
    ratings: stampFigure(stamp, 'product.ratings', 'count', ratings),
    good: stampFigure(stamp, 'product.ratings', 'count', 1000),
  }
  const isUnrated = rating === null && ratings === 0
  const ratingCheck =
    rating === null ? unknownCheck('product.rating') : gradeRule(RULES.rating, shareOf(RATING_TIERS, rating), stars)
  return [
    ...(isUnrated ? [] : [ratingCheck]),
    ratings === null
      ? unknownCheck('product.ratings')
      : gradeRule(RULES.ratings, shareOf(RATINGS_TIERS, ratings), count),
  ]
}
