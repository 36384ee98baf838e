import type { sources as source } from '../zh-CN/sources.ts'

export const sources = {
  'sources.sample':
    'Every figure in this report comes from the sample world. It demonstrates the product and does not reflect a real market.',
  'sources.real':
    'This report uses imported real data only; what is unknown stays empty and is never filled with samples or guesses.',
  'sources.advice':
    'Estimates carry their range; fees follow the tables valid on the report date. What Amazon settles is final.',
  'sources.table.data': 'Data used',
  'sources.table.formulas': 'Methods and formulas',
  'source.sample': 'Sample world',
  'source.brightdata': 'Bright Data product import',
  'source.offices': 'Imports of public office data',
  'data.product': 'Product facts',
  'data.history': 'Months of history',
  'data.deals': 'Deals',
  'data.topics': 'Review topics',
  'data.keywords': 'Keywords',
  'data.competitors': 'Similar products',
  'data.category': 'Category (products)',
  'data.rankCurve': 'Products of its category with a badge “bought in past month”',
  'data.patents': 'Design patents with drawings',
  'data.marks': 'Marks that are not dead',
} satisfies Record<keyof typeof source, string>
