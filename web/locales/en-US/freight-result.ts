import type { texts as source } from '../zh-CN/freight-result.ts'

export const texts: typeof source = {
  enterPrice: 'Enter a quote',
  enterPriceOf: 'Enter a quote: {{mode}}',
  toProfit: 'Use in the profit calculator',
  toProfitHint: 'Takes the unit value, the upper bound of freight, and the duty rates.',
  csvMode: 'Export costs as CSV',
  chart: 'Cost and time',
  chartHint: 'Each box is the range of cost and days of a mode: further left is faster, further down is cheaper.',
  chartDays: 'days',
  chartNone: 'Enter transit days to compare cost and time here.',
  point: '{{mode}}: {{cost}}, {{days}}',
  pdfMode: 'Export this mode as PDF',
}
