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
  'sales.swing': 'Peak ÷ weakest month',
  'sales.series.units': 'Monthly units',
  'sales.series.price': 'Price',
  'sales.series.rank': 'Main-category BSR',
  'sales.chart.units': 'Units and price, last 24 months',
  'sales.chart.standing': 'Main-category BSR, last 24 months',
  'sales.table.year': 'Last 12 months: YoY change and season index',
  'sales.insight.trailing':
    'Sold {units} units ({change} vs. the 12 months before) for {revenue} in the last 12 months.',
  'sales.insight.season':
    'Sales peak in {peak} and bottom out in {low}; the peak month sells {swing} times as much as the weakest.',
  'sales.observedDays': 'Days with data',
  'sales.chart.observed': 'Main-category BSR and price on days with data',
  'sales.table.observed': 'Product data by date',
  'sales.insight.observedPrice':
    'Over {count} days with data, the price went from {from} on {fromDay} to {to} on {toDay}.',
  'sales.insight.observedRank':
    'Over {count} days with data, the main-category BSR went from {from} on {fromDay} to {to} on {toDay}.',
  'sales.insight.unitsNow': 'Sells {units} units a month.',
  'sales.insight.now': 'Sells {units} units a month, {revenue} at the current price.',
} satisfies Record<keyof typeof source, string>
