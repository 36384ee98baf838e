/** The numbers by which versions of a report, and reports side by side, are compared. */
import type { Measure } from '#contracts/model/report/report.ts'
import type { MarketMetrics } from './metrics.ts'

export const measuresOf = ({ size, demand, concentration, newcomers, margin, score }: MarketMetrics): Measure[] => [
  { figure: score.total, better: 'higher' },
  // A sum of known products grows with what is known of them, which is neither good nor bad.
  ...(size.floor ? [{ figure: size.known, better: null }] : []),
  { figure: size.units, better: size.floor ? null : 'higher' },
  { figure: size.revenue, better: size.revenueFloor ? null : 'higher' },
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
