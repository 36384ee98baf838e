import { roundTo } from '#contracts/model/number.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, type Range, withholdTooFew } from '../../asin/context.ts'
import { classBands, isWithin } from '../../asin/metrics/price-bands.ts'
import { sum } from '../../asin/metrics/statistics.ts'
import { judgedRating } from '../../model/judged-rating.ts'
import type { MarketContext, Member } from '../context.ts'
import { medianUnitsOf, tooFewSold, unitShareOf } from './ranges.ts'

const RATING_FROM = [0, 3.5, 4, 4.3, 4.6] as const
const RATINGS_FROM = [0, 100, 500, 1000, 5000] as const
const WEAK = 4

export interface SpreadRow {
  from: number
  to: number | null
  products: number
  share: number | null
  unitShare: Range | null
  medianUnits: Range | null
}

export interface SpreadMetrics {
  byRating: SpreadRow[]
  byRatings: SpreadRow[]
  /** Sums of ratings with 1 to 5 stars; null if no product has them. */
  stars: number[] | null
  starred: number
  positive: Figure
  negative: Figure
  weak: Figure
}

function classes(
  members: readonly Member[],
  numberOf: (member: Member) => number | null,
  from: readonly number[],
  roundUp: (value: number) => number,
): SpreadRow[] {
  const known = members.flatMap((member) => {
    const value = numberOf(member)
    return value === null ? [] : [{ member, value }]
  })
  if (known.length === 0) return []
  const values = known.map(({ value }) => value)
  const of = (part: typeof known) => part.map(({ member }) => member)
  return classBands(values, from, roundUp).map((band) => {
    const inside = of(known.filter(({ value }) => isWithin(band, value)))
    const others = of(known.filter(({ value }) => !isWithin(band, value)))
    return {
      ...band,
      products: inside.length,
      share: tooFew(known.length) ? null : inside.length / known.length,
      unitShare: tooFewSold(of(known)) ? null : unitShareOf(inside, others),
      medianUnits: medianUnitsOf(inside),
    }
  })
}

/** Bounds are rounded up as they are shown: ratings to one decimal, counts to two digits (1,234 → 1,300). */
const tenthUp = (rating: number): number => Math.ceil(roundTo(rating * 10, 1)) / 10
function twoDigitsUp(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return Math.ceil(count / step) * step
}
function ratingOf({ product }: Member): number | null {
  const rating = judgedRating(product)
  return rating && roundTo(rating, 2)
}

export function spreadMetrics(context: MarketContext): SpreadMetrics {
  const { members } = context
  const starred = members.flatMap(({ product }) => (product.stars ? [product.stars] : []))
  const stars = starred.length > 0 ? [0, 1, 2, 3, 4].map((at) => sum(starred.map((each) => each[at] ?? 0))) : null
  const total = sum(stars ?? [])
  const share = (...at: number[]) => (stars && total > 0 ? sum(at.map((star) => stars[star - 1] ?? 0)) / total : null)
  // Withheld if a single product has more than half of all ratings, because it would decide the share.
  const ofStars = (label: TextKey, value: number | null) =>
    withholdTooFew(derivedFigure(context, label, 'percent', value, 'note.market.stars'), starred.map(sum))
  const rated = members.flatMap(({ product }) => judgedRating(product) ?? [])
  return {
    byRating: classes(members, ratingOf, RATING_FROM, tenthUp),
    byRatings: classes(members, ({ product }) => product.ratings, RATINGS_FROM, twoDigitsUp),
    stars,
    starred: starred.length,
    positive: ofStars('ratings.positive', share(4, 5)),
    negative: ofStars('ratings.negative', share(1, 2)),
    weak: withholdTooFew(
      derivedFigure(
        context,
        'market.weak',
        'percent',
        rated.length > 0 ? rated.filter((rating) => rating < WEAK).length / rated.length : null,
        'note.market.weak',
      ),
      rated.length,
    ),
  }
}
