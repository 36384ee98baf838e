/** How the products are rated: by stars, and by how many ratings they have. */

import type { Figure } from '#contracts/model/report/figure.ts'
import { derivedFigure, type Range } from '../../asin/context.ts'
import { sum } from '../../asin/metrics/statistics.ts'
import type { MarketContext, Member } from '../context.ts'
import { meanOf, unitShareOf, unitsOf } from './ranges.ts'

/** Lower bounds of the classes; a class ends where the next begins. */
export const RATING_FROM = [0, 3.5, 4, 4.3, 4.6] as const
export const RATINGS_FROM = [0, 100, 500, 1000, 5000] as const
/** Rated below this, a product leaves room for a better one. */
const WEAK = 4
const EPSILON = 1e-9

export interface SpreadRow {
  from: number
  /** null: no upper bound. */
  to: number | null
  products: number
  share: number
  unitShare: Range | null
  meanUnits: Range | null
}

export interface SpreadMetrics {
  byRating: SpreadRow[]
  byRatings: SpreadRow[]
  /** Ratings with 1, 2, 3, 4, 5 stars over all products that know them; null when none does. */
  stars: number[] | null
  starred: number
  positive: Figure
  negative: Figure
  /** Share of products rated below 4. */
  weak: Figure
}

/** The classes with the products in them; empty when no product knows the number. */
function classes(
  members: readonly Member[],
  bounds: readonly number[],
  numberOf: (member: Member) => number | null,
): SpreadRow[] {
  const known = members.filter((member) => numberOf(member) !== null)
  if (known.length === 0) return []
  return bounds.map((from, at) => {
    const to = bounds[at + 1] ?? null
    const inside = known.filter((member) => {
      const value = numberOf(member) ?? 0
      return value >= from - EPSILON && (to === null || value < to - EPSILON)
    })
    return {
      from,
      to,
      products: inside.length,
      share: inside.length / known.length,
      unitShare: unitShareOf(
        inside,
        known.filter((member) => !inside.includes(member)),
      ),
      meanUnits: meanOf(unitsOf(inside)),
    }
  })
}

export function spreadMetrics(context: MarketContext): SpreadMetrics {
  const { members } = context
  const starred = members.flatMap(({ product }) => (product.stars ? [product.stars] : []))
  const stars = starred.length > 0 ? [0, 1, 2, 3, 4].map((at) => sum(starred.map((each) => each[at] ?? 0))) : null
  const total = sum(stars ?? [])
  const share = (...at: number[]) => (stars && total > 0 ? sum(at.map((star) => stars[star - 1] ?? 0)) / total : null)
  const rated = members.flatMap(({ product }) => product.rating ?? [])
  return {
    byRating: classes(members, RATING_FROM, ({ product }) => product.rating),
    byRatings: classes(members, RATINGS_FROM, ({ product }) => product.ratings),
    stars,
    starred: starred.length,
    positive: derivedFigure(context, 'ratings.positive', 'percent', share(4, 5), 'note.market.stars'),
    negative: derivedFigure(context, 'ratings.negative', 'percent', share(1, 2), 'note.market.stars'),
    weak: derivedFigure(
      context,
      'market.weak',
      'percent',
      rated.length > 0 ? rated.filter((rating) => rating < WEAK).length / rated.length : null,
      'note.market.weak',
    ),
  }
}
