import type { Risk } from '#contracts/model/rights/risk.ts'
import { isTooOld } from '../../model/data-age.ts'
import { type Score, scoreOf } from '../../model/score.ts'
import { type Context, factFigure } from '../context.ts'
import type { Metrics } from './metrics.ts'

const RIGHTS_POINTS: Record<Risk, number> = { none: 10, low: 10, medium: 5, high: 0 }

/** Longer than 60 lines: the table of all criteria. */
export function productScore(context: Context, metrics: Metrics): Score {
  const { sales, traffic, rivals, profit, listing, ratings, rights, price } = metrics
  const { category, product } = context.facts
  const returns = factFigure(context, 'rivals.returnRate', 'percent', category?.returnRate ?? null)
  const sellers = factFigure(context, 'product.sellers', 'count', product.sellers)
  const total = {
    label: 'productScore.total',
    note: 'note.productScore.total',
    isWithheld: isTooOld(context),
  } as const
  return scoreOf(context, total, [
    {
      key: 'demand',
      label: 'productScore.demand',
      note: 'note.productScore.demand',
      weight: 0.25,
      criteria: [
        { figure: sales.units, zero: 30, ten: 3000, logarithmic: true },
        { figure: sales.trailing, zero: -0.2, ten: 0.3 },
        { figure: traffic.demand, zero: -0.2, ten: 0.3 },
      ],
    },
    {
      key: 'competition',
      label: 'productScore.competition',
      note: 'note.productScore.competition',
      weight: 0.2,
      criteria: [
        { figure: rivals.medianRatings, zero: 10_000, ten: 100, logarithmic: true },
        { figure: rivals.alike, zero: 8, ten: 0 },
      ],
    },
    {
      key: 'profit',
      label: 'productScore.profit',
      note: 'note.productScore.profit',
      weight: 0.2,
      criteria: [
        { figure: profit.grossMargin, zero: 0.3, ten: 0.7 },
        { figure: returns, zero: 0.12, ten: 0.02 },
      ],
    },
    {
      key: 'listing',
      label: 'productScore.listing',
      note: 'note.productScore.listing',
      weight: 0.1,
      criteria: [
        { figure: listing.scoreFigure, zero: 50, ten: 95 },
        { figure: ratings.judgedRating, zero: 3.5, ten: 4.7 },
      ],
    },
    {
      key: 'rights',
      label: 'productScore.rights',
      note: 'note.productScore.rights',
      weight: 0.15,
      criteria: [{ figure: rights.risk, points: rights.level && RIGHTS_POINTS[rights.level] }],
    },
    {
      key: 'risk',
      label: 'productScore.risk',
      note: 'note.productScore.risk',
      weight: 0.1,
      criteria: [
        { figure: traffic.topShare, zero: 0.5, ten: 0.1 },
        { figure: sales.swing, zero: 4, ten: 1.2 },
        { figure: sellers, zero: 8, ten: 1 },
        { figure: price.buyBoxShare, zero: 0.5, ten: 0.95 },
      ],
    },
  ])
}
