/** Figures that are compared between report versions and in side-by-side views. */
import type { Measure } from '#contracts/model/report/report.ts'
import type { MarketMetrics } from './metrics.ts'

export const measuresOf = ({ size, demand, concentration, newcomers, margin, score }: MarketMetrics): Measure[] => [
  { figure: score.total, better: 'higher' },
  // A sum over known products also grows when more data becomes known, so more is not better.
  ...(size.isLowerBound ? [{ figure: size.known, better: null }] : []),
  { figure: size.units, better: size.isLowerBound ? null : 'higher' },
  { figure: size.revenue, better: size.isRevenueLowerBound ? null : 'higher' },
  { figure: size.averagePrice, better: null },
  { figure: demand.growth, better: 'higher' },
  { figure: margin.margin, better: 'higher' },
  { figure: concentration.topTen, better: 'lower' },
  { figure: concentration.topBrand, better: 'lower' },
  { figure: newcomers.newShare, better: 'higher' },
  { figure: size.rating, better: 'lower' },
  { figure: size.ratings, better: 'lower' },
  { figure: size.returnRate, better: 'lower' },
]
