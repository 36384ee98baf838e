import type { texts as source } from '../zh-CN/freight-result.ts'

export const texts: typeof source = {
  enterPrice: 'Enter a quote',
  enterPriceOf: 'Enter a quote: {{mode}}',
  toProfit: 'Use in the profit calculator',
  toProfitHint: 'Transfers the unit value, the high end of the freight range and the duty rates.',
  csvMode: 'Export costs as CSV',
  chart: 'Cost and time',
  chartHint: 'Each box shows the range of days and cost of a mode. Farther left is faster; lower is cheaper.',
  chartDays: 'days',
  chartNone: 'Enter transit days to compare cost and time here.',
  point: '{{mode}}: {{cost}}, {{days}}',
  pdfMode: 'Export this mode as PDF',
}
