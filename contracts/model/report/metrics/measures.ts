/** The numbers by which versions of a report and reports of several products are compared. */
import { type Context, factFigure } from '../context.ts'
import type { Measure } from '../report.ts'
import type { Metrics } from './metrics.ts'

export function measuresOf(context: Context, metrics: Metrics): Measure[] {
  const { sales, price, rivals, ratings, traffic, listing, profit } = metrics
  return [
    { figure: price.now, better: null },
    { figure: sales.units, better: 'higher' },
    { figure: sales.revenue, better: 'higher' },
    { figure: factFigure(context, 'product.rank', 'rank', context.facts.product.rank), better: 'lower' },
    { figure: ratings.rating, better: 'higher' },
    { figure: ratings.ratings, better: 'higher' },
    { figure: rivals.count, better: 'lower' },
    { figure: traffic.organic, better: 'higher' },
    { figure: listing.scoreFigure, better: 'higher' },
    { figure: profit.grossMargin, better: 'higher' },
  ]
}
