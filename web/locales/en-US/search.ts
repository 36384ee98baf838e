import type { texts as source } from '../zh-CN/search.ts'

export const texts: typeof source = {
  question: 'Search products, markets and keywords of all nine marketplaces, design patents and trademarks at once.',
  field: 'Search for',
  placeholder: 'Words, an ASIN, a product link, a patent or trademark number',
  everywhere: 'All marketplaces',
  total: '{{total}} results',
  none: 'Nothing found',
  noneHint: 'Try a shorter or more common word, in Chinese or in the language of the marketplace.',
  noneExact: 'The data has no such ASIN. Check that it is correct.',
  noneIn: 'No results in: {{names}}',
  separator: ', ',
  showAll: '{{name}}: show all {{total}} of {{place}}',
  searches: '{{total}} searches a month',
  group: {
    products: 'Products',
    markets: 'Markets',
    keywords: 'Keywords',
    patents: 'Design patents',
    trademarks: 'Trademarks',
  },
  mark: { live: 'live', dead: 'dead' },
  begin: {
    title: 'What you can search for',
    products: 'Words of the title, an ASIN or a product link',
    markets: 'Names of niches and categories, also in Chinese',
    keywords: 'Search terms of buyers and their Chinese translation',
    patents: 'Words of the title, or a publication or application number',
    trademarks: 'The same or similar marks, or a registration or serial number',
    try: 'Try these words:',
    palette: 'You can also search from any page with Ctrl K (⌘ K on a Mac).',
  },
}
