import type { Measure } from '#contracts/model/report/report.ts'
import { type Context, factFigure } from '../context.ts'
import type { Metrics } from './metrics.ts'

export function measuresOf(context: Context, metrics: Metrics): Measure[] {
  const { sales, price, rivals, ratings, traffic, listing, profit } = metrics
  // Without keyword data this counts imported products, not the market.
  const rivalCount = context.facts.rivalPlacements === null ? { ...rivals.count, value: null } : rivals.count
  return [
    { figure: price.now, better: null },
    { figure: sales.units, better: 'higher' },
    { figure: sales.revenue, better: 'higher' },
    { figure: factFigure(context, 'product.rank', 'rank', context.facts.product.rank), better: 'lower' },
    { figure: ratings.rating, better: 'higher' },
    { figure: ratings.ratings, better: 'higher' },
    { figure: rivalCount, better: 'lower' },
    { figure: traffic.organic, better: 'higher' },
    { figure: listing.scoreFigure, better: 'higher', basis: listing.basis },
    { figure: profit.grossMargin, better: 'higher' },
  ]
}
