import type { sources as source } from '../zh-CN/sources.ts'

export const sources = {
  'sources.sample':
    'Every number of this report comes from the sample world. It shows how the product works, not a real market.',
  'sources.real':
    'This report uses imported real data only; what is not known stays empty and is not filled by sample or guess.',
  'sources.advice':
    'Estimates carry their range; fees follow the tables valid on the day of the report. What Amazon settles is final.',
  'sources.table.data': 'Data used',
  'sources.table.formulas': 'Methods and formulas',
  'source.sample': 'Sample world',
  'source.brightdata': 'Bright Data product import',
  'data.product': 'Product facts',
  'data.history': 'Months of history',
  'data.deals': 'Deals',
  'data.topics': 'Review topics',
  'data.keywords': 'Keywords',
  'data.competitors': 'Products of the kind',
  'data.category': 'Category (products)',
  'data.rankCurve': 'Points of the rank curve',
} satisfies Record<keyof typeof source, string>
