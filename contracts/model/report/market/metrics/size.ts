/** How large the market is: what it sells in a month, at what price, and among how many. */
import { derivedFigure, factFigure, rangeFigure } from '../../context.ts'
import { known, mean, median } from '../../metrics/statistics.ts'
import type { Figure } from '../../report.ts'
import type { MarketContext } from '../context.ts'
import { totalOf } from './ranges.ts'

export interface SizeMetrics {
  units: Figure
  revenue: Figure
  averagePrice: Figure
  products: Figure
  /** Products looked at, and of how many of them the units are known. */
  looked: Figure
  known: Figure
  rating: Figure
  ratings: Figure
  returnRate: Figure
}

export function sizeMetrics(context: MarketContext): SizeMetrics {
  const { members, months, facts } = context
  const { summary } = facts.niche
  const last = months.at(-1)
  const products = members.map(({ product }) => product)
  const prices = known(products.map(({ price }) => price))
  const units = summary.demand ?? last?.units ?? null
  const price = summary.avgPrice ?? null
  return {
    units:
      units === null
        ? rangeFigure(
            context,
            'market.units',
            'count',
            totalOf(known(members.map((each) => each.units))),
            'note.market.units',
          )
        : factFigure(context, 'market.units', 'count', units),
    revenue:
      typeof last?.revenue === 'number'
        ? factFigure(context, 'market.revenue', 'money', last.revenue)
        : rangeFigure(
            context,
            'market.revenue',
            'money',
            totalOf(known(members.map((each) => each.revenue))),
            'note.market.revenue',
          ),
    averagePrice:
      price === null
        ? derivedFigure(context, 'market.averagePrice', 'money', mean(prices), 'note.market.averagePrice')
        : factFigure(context, 'market.averagePrice', 'money', price),
    products: factFigure(context, 'market.products', 'count', summary.productCount ?? facts.memberCount),
    looked: derivedFigure(context, 'market.looked', 'count', members.length, 'note.market.looked'),
    known: derivedFigure(
      context,
      'market.known',
      'count',
      known(members.map((each) => each.units)).length,
      'note.market.known',
    ),
    rating: derivedFigure(
      context,
      'market.medianRating',
      'rating',
      median(known(products.map((each) => each.rating))),
      'note.market.median',
    ),
    ratings: derivedFigure(
      context,
      'market.medianRatings',
      'count',
      median(known(products.map((each) => each.ratings))),
      'note.market.median',
    ),
    returnRate: factFigure(context, 'market.returnRate', 'percent', summary.returnRateT360),
  }
}
