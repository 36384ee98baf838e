/** The product among its competitors. */

import type { Figure } from '#contracts/model/report/figure.ts'
import { tooFew } from '#contracts/model/report/sample.ts'
import { judgedRating } from '../../model/judged-rating.ts'
import { type Context, derivedFigure, sampled } from '../context.ts'
import { type Rival, rivalsByLikeness } from '../rivals/likeness.ts'
import { changeOf, known, median } from './statistics.ts'

export interface RivalMetrics {
  /** Competitors of the same class of source, the most alike first. */
  all: Rival[]
  /** Products that stand under the same words; without keyword data, the known ones of the same sub-category. */
  count: Figure
  /** How many were compared: far fewer than stand under the same words. */
  compared: Figure
  /** The most alike, and how alike it is; how many of the compared are hard to tell apart from the product. */
  nearest: Figure
  likeness: Figure
  alike: Figure
  medianPrice: Figure
  medianRating: Figure
  medianRatings: Figure
  /** The product's price and ratings against those medians. */
  priceGap: Figure
  /** Whether enough rivals of other brands are alike enough to draw conclusions from their prices. */
  isComparable: boolean
  ratingsGap: Figure
  /** Place of the product's price among all known prices, 1 is the cheapest; and how many there are. */
  pricePlace: Figure
  priceCount: Figure
}

/** From this likeness on a rival is hard to tell apart. */
const ALIKE = 0.7
/** Below this likeness a price says little about the other product's (our threshold; by its words, Samsung's LTE watch is 0.5 like no-name watches). */
const COMPARABLE = 0.55

export function rivalMetrics(context: Context): RivalMetrics {
  const { product, rivalPlacements } = context.facts
  const all = rivalsByLikeness(context.facts)
  const products = all.map((rival) => rival.product)
  const likenesses = known(all.map((rival) => rival.likeness))
  const byWords = known(all.filter((rival) => rival.byWords).map((rival) => rival.likeness))
  const nearest = all.find((rival) => rival.likeness !== null)
  const valuesOf = (field: 'price' | 'ratings') => known(products.map((rival) => rival[field]))
  const stars = known(products.map(judgedRating))
  const [prices, counts] = [valuesOf('price'), valuesOf('ratings')]
  const [price, rating, ratings] = [median(prices), median(stars), median(counts)]
  const of = (sample: readonly unknown[], ...figure: Parameters<typeof derivedFigure>) =>
    sampled(derivedFigure(...figure), sample.length)
  const comparable = all.filter(
    ({ product: rival, likeness }) =>
      rival.price !== null &&
      (likeness ?? 0) >= COMPARABLE &&
      rival.brand?.toLowerCase() !== product.brand?.toLowerCase(),
  )
  // Twice one rating is no lead.
  const ratingsBase = ratings !== null && tooFew(ratings) ? null : ratings
  const cheaper = product.price === null ? null : prices.filter((other) => other < (product.price ?? 0)).length
  return {
    all,
    count: derivedFigure(
      context,
      'rivals.count',
      'count',
      rivalPlacements ? new Set(rivalPlacements.map((each) => each.asin)).size : products.length || null,
      'note.rivalCount',
    ),
    compared: derivedFigure(context, 'rivals.compared', 'count', likenesses.length || null, 'note.likeness'),
    nearest: of(likenesses, context, 'rivals.nearest', 'text', nearest?.product.asin ?? null, 'note.likeness'),
    likeness: of(likenesses, context, 'rivals.likeness', 'percent', nearest?.likeness ?? null, 'note.likeness'),
    alike: of(
      byWords,
      context,
      'rivals.alike',
      'count',
      // Whom shoppers weigh against each other only their words tell: price and title alone make nobody a close rival.
      byWords.length > 0 ? byWords.filter((likeness) => likeness >= ALIKE).length : null,
      'note.alike',
    ),
    medianPrice: of(prices, context, 'rivals.medianPrice', 'money', price, 'note.median'),
    medianRating: of(stars, context, 'rivals.medianRating', 'rating', rating, 'note.median'),
    medianRatings: of(counts, context, 'rivals.medianRatings', 'count', ratings, 'note.median'),
    priceGap: of(prices, context, 'rivals.priceGap', 'change', changeOf(product.price, price), 'note.gap'),
    ratingsGap: of(counts, context, 'rivals.ratingsGap', 'change', changeOf(product.ratings, ratingsBase), 'note.gap'),
    isComparable: !tooFew(comparable.length),
    pricePlace: of(
      prices,
      context,
      'rivals.pricePlace',
      'count',
      cheaper === null || prices.length === 0 ? null : cheaper + 1,
      'note.pricePlace',
    ),
    priceCount: derivedFigure(
      context,
      'rivals.priceCount',
      'count',
      prices.length === 0 ? null : prices.length + (product.price === null ? 0 : 1),
      'note.pricePlace',
    ),
  }
}
