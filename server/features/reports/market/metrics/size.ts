/** How large the market is: what it sells in a month, at what price, and among how many. */

import type { Figure } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, factFigure, rangeFigure } from '../../asin/context.ts'
import { known, mean, median } from '../../asin/metrics/statistics.ts'
import { countedFigure, type MarketContext, type Member } from '../context.ts'
import { totalOf, unitsOf } from './ranges.ts'

export interface SizeMetrics {
  /** The market's units, or those of its known products together: then `floor` is true, and the market sells more. */
  units: Figure
  floor: boolean
  /** The market's revenue, or that of its known products together: then `revenueFloor` is true. */
  revenue: Figure
  revenueFloor: boolean
  /** Of the products that know their price too, over which known revenue is summed. */
  priced: { units: Figure; products: Figure }
  averagePrice: Figure
  /** Of the products looked at, by their prices of today. */
  meanPrice: Figure
  products: Figure
  /** Products looked at, and of how many of them the units are known. */
  looked: Figure
  known: Figure
  /** Products whose units were measured, estimated, and neither. */
  measured: Figure
  estimated: Figure
  unknown: Figure
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
  const sold = totalOf(known(members.map((each) => each.units)))
  const priced = members.filter((each) => each.revenue !== null)
  const earned = totalOf(known(members.map((each) => each.revenue)))
  const count = (label: TextKey, of: (member: Member) => boolean) =>
    derivedFigure(context, label, 'count', members.filter(of).length, 'note.market.measured')
  return {
    floor: units === null,
    revenueFloor: typeof last?.revenue !== 'number',
    priced: {
      units: rangeFigure(context, 'market.pricedUnits', 'count', totalOf(unitsOf(priced)), 'note.market.pricedUnits'),
      products: derivedFigure(context, 'market.priced', 'count', priced.length, 'note.market.priced'),
    },
    units:
      units === null
        ? rangeFigure(context, 'market.unitsKnown', 'count', sold, 'note.market.units')
        : factFigure(context, 'market.units', 'count', units),
    revenue:
      typeof last?.revenue === 'number'
        ? factFigure(context, 'market.revenue', 'roughMoney', last.revenue)
        : rangeFigure(context, 'market.revenueKnown', 'roughMoney', earned, 'note.market.revenue'),
    averagePrice:
      price === null
        ? derivedFigure(context, 'market.averagePrice', 'money', mean(prices), 'note.market.averagePrice')
        : factFigure(context, 'market.averagePrice', 'money', price),
    meanPrice: derivedFigure(context, 'market.meanPrice', 'money', mean(prices), 'note.market.averagePrice'),
    products: countedFigure(context, 'market.products', 'count', summary.productCount),
    looked: derivedFigure(context, 'market.looked', 'count', members.length, 'note.market.looked'),
    known: derivedFigure(
      context,
      'market.known',
      'count',
      known(members.map((each) => each.units)).length,
      'note.market.known',
    ),
    measured: count('market.measured', ({ isMeasured }) => isMeasured),
    estimated: count('market.estimated', ({ isMeasured, units: sells }) => !isMeasured && sells !== null),
    unknown: count('market.unknownUnits', ({ units: sells }) => sells === null),
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
