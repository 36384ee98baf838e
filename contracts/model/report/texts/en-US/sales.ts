import type { sales as source } from '../zh-CN/sales.ts'

export const sales = {
  'sales.units': 'Monthly units',
  'sales.revenue': 'Monthly revenue',
  'sales.mom': 'Units MoM',
  'sales.yoy': 'Units YoY',
  'sales.trailing': 'Last 12 months YoY',
  'sales.unitsTwelve': 'Units, last 12 months',
  'sales.revenueTwelve': 'Revenue, last 12 months',
  'sales.phase': 'Season',
  'sales.peak': 'Peak month',
  'sales.low': 'Weakest month',
  'sales.swing': 'Peak ÷ weakest',
  'sales.series.units': 'Monthly units',
  'sales.series.price': 'Price',
  'sales.series.rank': 'Main-category BSR',
  'sales.chart.units': 'Units and price, last 24 months',
  'sales.chart.standing': 'Main-category BSR, last 24 months',
  'sales.table.year': 'Last 12 months: year on year and season index',
  'sales.insight.trailing':
    'Sold {units} units for {revenue} in the last 12 months, {change} against the 12 months before.',
  'sales.insight.season':
    'Peaks in {peak}, weakest in {low}; the peak month sells {swing} times as much as the weakest.',
  'sales.observedDays': 'Days on record',
  'sales.chart.observed': 'Main-category BSR and price on the days on record',
  'sales.table.observed': 'The product on the days on record',
  'sales.insight.observedPrice':
    'Over {count} days on record, the price went from {from} on {fromDay} to {to} on {toDay}.',
  'sales.insight.observedRank':
    'Over {count} days on record, the main-category BSR went from {from} on {fromDay} to {to} on {toDay}.',
  'sales.insight.unitsNow': 'Sells {units} units a month.',
  'sales.insight.now': 'Sells {units} units a month, {revenue} at the current price.',
} satisfies Record<keyof typeof source, string>
