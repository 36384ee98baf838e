import type { Product } from '#contracts/model/catalogue.ts'
import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { TooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, factFigure, rangeFigure, withholdTooFew } from '../../asin/context.ts'
import { mean, median, withoutNulls } from '../../asin/metrics/statistics.ts'
import { judgedRating } from '../../model/judged-rating.ts'
import { countedFigure, type MarketContext, type Member } from '../context.ts'
import { tooFewSold, totalOf, unitsOf } from './ranges.ts'

export interface SizeMetrics {
  /** Units of the market. If `isLowerBound` is true, only the sum over known products, which is a lower bound. */
  units: Figure
  isLowerBound: boolean
  few: TooFew | null
  revenue: Figure
  isRevenueLowerBound: boolean
  /** Products with known units and price, the basis of a summed revenue. */
  priced: { units: Figure; products: Figure }
  averagePrice: Figure
  meanPrice: Figure
  lowestPrice: Figure
  highestPrice: Figure
  products: Figure
  looked: Figure
  known: Figure
  measured: Figure
  estimated: Figure
  unknown: Figure
  /** Part of `unknown`: products without a badge although others have one. */
  belowBadge: Figure
  rating: Figure
  ratings: Figure
  returnRate: Figure
}

/** This function is long: a flat list of figures. */
export function sizeMetrics(context: MarketContext): SizeMetrics {
  const { members, months, facts } = context
  const { summary } = facts.niche
  const last = months.at(-1)
  const products = members.map(({ product }) => product)
  const prices = withoutNulls(products.map(({ price }) => price))
  const units = summary.demand ?? last?.units ?? null
  const price = summary.avgPrice ?? null
  const sold = totalOf(withoutNulls(members.map((each) => each.units)))
  const priced = members.filter((each) => each.revenue !== null)
  const earned = totalOf(withoutNulls(members.map((each) => each.revenue)))
  const middle = (label: TextKey, unit: Unit, note: TextKey, of: (product: Product) => number | null) => {
    const values = withoutNulls(products.map(of))
    return withholdTooFew(derivedFigure(context, label, unit, median(values), note), values.length)
  }
  const extreme = (label: TextKey, of: (...values: number[]) => number) =>
    derivedFigure(context, label, 'money', prices.length > 0 ? of(...prices) : null, 'note.market.looked')
  const count = (label: TextKey, of: (member: Member) => boolean) =>
    derivedFigure(context, label, 'count', members.filter(of).length, 'note.market.measured')
  return {
    isLowerBound: units === null,
    few: tooFewSold(members),
    isRevenueLowerBound: typeof last?.revenue !== 'number',
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
        ? withholdTooFew(
            derivedFigure(context, 'market.averagePrice', 'money', mean(prices), 'note.market.averagePrice'),
            prices.length,
          )
        : factFigure(context, 'market.averagePrice', 'money', price),
    meanPrice: withholdTooFew(
      derivedFigure(context, 'market.meanPrice', 'money', mean(prices), 'note.market.averagePrice'),
      prices.length,
    ),
    lowestPrice: extreme('market.lowestPrice', Math.min),
    highestPrice: extreme('market.highestPrice', Math.max),
    products: countedFigure(context, 'market.products', 'count', summary.productCount),
    looked: derivedFigure(context, 'market.looked', 'count', members.length, 'note.market.looked'),
    known: derivedFigure(
      context,
      'market.known',
      'count',
      withoutNulls(members.map((each) => each.units)).length,
      'note.market.known',
    ),
    measured: count('market.measured', ({ isMeasured }) => isMeasured),
    estimated: count('market.estimated', ({ isMeasured, units: sells }) => !isMeasured && sells !== null),
    unknown: count('market.unknownUnits', ({ units: sells }) => sells === null),
    belowBadge: count('market.belowBadge', ({ isBelowBadge }) => isBelowBadge),
    rating: middle('market.medianRating', 'rating', 'note.market.medianRating', judgedRating),
    ratings: middle('market.medianRatings', 'count', 'note.market.median', ({ ratings }) => ratings),
    returnRate: factFigure(context, 'market.returnRate', 'percent', summary.returnRateT360),
  }
}
