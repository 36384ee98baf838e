import type { Figure } from '#contracts/model/report/figure.ts'
import { tooFew } from '#contracts/model/report/sample.ts'
import { judgedRating } from '../../model/judged-rating.ts'
import { type Context, derivedFigure, withholdTooFew } from '../context.ts'
import { type Rival, rivalsBySimilarity } from '../rivals/similarity.ts'
import { changeOf, median, withoutNulls } from './statistics.ts'

export interface RivalMetrics {
  all: Rival[]
  /** Products under the same keywords; without keyword data, the known rivals. */
  count: Figure
  /** Rivals with a known similarity: far fewer than `count`. */
  compared: Figure
  nearest: Figure
  similarity: Figure
  alike: Figure
  medianPrice: Figure
  medianRating: Figure
  medianRatings: Figure
  priceGap: Figure
  /** True if enough rivals of other brands are similar enough to draw conclusions from their prices. */
  isComparable: boolean
  ratingsGap: Figure
  /** Rank of the price among all known prices; 1 is the cheapest. */
  pricePlace: Figure
  priceCount: Figure
}

const CLOSE_SIMILARITY = 0.7
/** Our threshold for comparing prices: Samsung's LTE watch has a similarity of 0.5 to no-name watches. */
const COMPARABLE_SIMILARITY = 0.55

/** This function is long: a flat list of figures. */
export function rivalMetrics(context: Context): RivalMetrics {
  const { product, rivalPlacements } = context.facts
  const all = rivalsBySimilarity(context.facts)
  const products = all.map((rival) => rival.product)
  const similarities = withoutNulls(all.map((rival) => rival.similarity))
  const keywordSimilarities = withoutNulls(all.filter((rival) => rival.isByKeywords).map((rival) => rival.similarity))
  const nearest = all.find((rival) => rival.similarity !== null)
  const valuesOf = (field: 'price' | 'ratings') => withoutNulls(products.map((rival) => rival[field]))
  const stars = withoutNulls(products.map(judgedRating))
  const [prices, counts] = [valuesOf('price'), valuesOf('ratings')]
  const [price, rating, ratings] = [median(prices), median(stars), median(counts)]
  const ofSample = (sample: readonly unknown[], ...figure: Parameters<typeof derivedFigure>) =>
    withholdTooFew(derivedFigure(...figure), sample.length)
  const comparable = all.filter(
    ({ product: rival, similarity }) =>
      rival.price !== null &&
      (similarity ?? 0) >= COMPARABLE_SIMILARITY &&
      rival.brand?.toLowerCase() !== product.brand?.toLowerCase(),
  )
  // With a median of one or two ratings, no gap is meaningful.
  const ratingsBase = ratings !== null && tooFew(ratings) ? null : ratings
  return {
    all,
    count: derivedFigure(
      context,
      'rivals.count',
      'count',
      rivalPlacements ? new Set(rivalPlacements.map((each) => each.asin)).size : products.length || null,
      'note.rivalCount',
    ),
    compared: derivedFigure(context, 'rivals.compared', 'count', similarities.length || null, 'note.likeness'),
    nearest: ofSample(similarities, context, 'rivals.nearest', 'text', nearest?.product.asin ?? null, 'note.likeness'),
    similarity: ofSample(
      similarities,
      context,
      'rivals.likeness',
      'percent',
      nearest?.similarity ?? null,
      'note.likeness',
    ),
    alike: ofSample(
      keywordSimilarities,
      context,
      'rivals.alike',
      'count',
      // Only shared keywords show that shoppers compare two products; price and title do not.
      keywordSimilarities.length > 0
        ? keywordSimilarities.filter((similarity) => similarity >= CLOSE_SIMILARITY).length
        : null,
      'note.alike',
    ),
    medianPrice: ofSample(prices, context, 'rivals.medianPrice', 'money', price, 'note.median'),
    medianRating: ofSample(stars, context, 'rivals.medianRating', 'rating', rating, 'note.median'),
    medianRatings: ofSample(counts, context, 'rivals.medianRatings', 'count', ratings, 'note.median'),
    priceGap: ofSample(prices, context, 'rivals.priceGap', 'change', changeOf(product.price, price), 'note.gap'),
    ratingsGap: ofSample(
      counts,
      context,
      'rivals.ratingsGap',
      'change',
      changeOf(product.ratings, ratingsBase),
      'note.gap',
    ),
    isComparable: !tooFew(comparable.length),
    ...priceRank(context, prices),
  }
}

function priceRank(context: Context, prices: number[]): Pick<RivalMetrics, 'pricePlace' | 'priceCount'> {
  const { price } = context.facts.product
  const place = price === null || prices.length === 0 ? null : prices.filter((other) => other < price).length + 1
  const count = prices.length === 0 ? null : prices.length + (price === null ? 0 : 1)
  return {
    pricePlace: withholdTooFew(
      derivedFigure(context, 'rivals.pricePlace', 'count', place, 'note.pricePlace'),
      prices.length,
    ),
    priceCount: derivedFigure(context, 'rivals.priceCount', 'count', count, 'note.pricePlace'),
  }
}
