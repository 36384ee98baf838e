import type { sources as source } from '../zh-CN/sources.ts'

export const sources = {
  'sources.sample':
    'Every figure in this report is sample data. It demonstrates the product and does not reflect a real market.',
  'sources.real':
    'This report only uses real, imported data. Unknown values stay empty and are never filled with samples or guesses.',
  'sources.advice':
    'Estimates show their range. Fees follow the tables in effect on the report date. What Amazon actually settles is final.',
  'sources.table.data': 'Data used',
  'sources.table.formulas': 'Methods and formulas',
  'source.sample': 'Sample data',
  'source.brightdata': 'Bright Data product import',
  'source.offices': 'Imported public patent and trademark office data',
  'data.product': 'Product details',
  'data.history': 'Monthly history',
  'data.deals': 'Deals',
  'data.topics': 'Review topics',
  'data.keywords': 'Keywords',
  'data.competitors': 'Similar products',
  'data.category': 'Category (products)',
  'data.rankCurve': 'Products in the category with a “bought in past month” badge',
  'data.patents': 'Design patents with drawings',
  'data.marks': 'Live trademarks',
} satisfies Record<keyof typeof source, string>
