/** The product among its competitors. */
import type { Product } from '../../catalogue.ts'
import { type Context, derivedFigure } from '../context.ts'
import type { Figure } from '../report.ts'
import { changeOf, known, median } from './statistics.ts'

export interface RivalMetrics {
  /** Competitors of the same class of source, in the order given. */
  products: Product[]
  medianPrice: Figure
  medianRating: Figure
  medianRatings: Figure
  /** The product's price and ratings against those medians. */
  priceGap: Figure
  ratingsGap: Figure
  /** Place of the product's price among all known prices, 1 is the cheapest; and how many there are. */
  pricePlace: Figure
  priceCount: Figure
}

export function rivalMetrics(context: Context): RivalMetrics {
  const { product } = context.facts
  const products = context.facts.competitors.map((competitor) => competitor.product)
  const medianOf = (field: 'price' | 'rating' | 'ratings') => median(known(products.map((rival) => rival[field])))
  const price = medianOf('price')
  const rating = medianOf('rating')
  const ratings = medianOf('ratings')
  const prices = known(products.map((rival) => rival.price))
  const cheaper = product.price === null ? null : prices.filter((other) => other < (product.price ?? 0)).length
  return {
    products,
    medianPrice: derivedFigure(context, 'rivals.medianPrice', 'money', price, 'note.median'),
    medianRating: derivedFigure(context, 'rivals.medianRating', 'rating', rating, 'note.median'),
    medianRatings: derivedFigure(context, 'rivals.medianRatings', 'count', ratings, 'note.median'),
    priceGap: derivedFigure(context, 'rivals.priceGap', 'change', changeOf(product.price, price), 'note.gap'),
    ratingsGap: derivedFigure(context, 'rivals.ratingsGap', 'change', changeOf(product.ratings, ratings), 'note.gap'),
    pricePlace: derivedFigure(
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
