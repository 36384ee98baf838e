import type { texts as source } from '../zh-CN/research.ts'

export const texts: typeof source = {
  question: 'Paste a list of ASINs, or look up a brand, seller or words: sales, traffic and two years side by side.',
  by: { label: 'Look up by', asins: 'ASINs or links', brands: 'Brands', sellers: 'Sellers', words: 'Title words' },
  example: {
    asins: 'Paste up to 200 ASINs or product links; anything else is ignored',
    brands: 'Separate brands with commas or semicolons',
    sellers: 'Separate sellers with commas or semicolons',
    words: 'Words of the title',
  },
  start: 'Look up',
  noAsin: 'No ASIN found. An ASIN begins with B0 and has ten letters and digits.',
  missing: { brands: 'Enter a brand', sellers: 'Enter a seller', words: 'Enter words of the title' },
  read: 'ASINs found: {{total}}.',
  results: 'Researched products',
  none: 'No products found',
  noneHint: 'Check the spelling, or choose another marketplace.',
  rivalsOf: '{{asin}} and the products that share most keywords with it',
  endRivals: 'End search for rivals',
  notFound: {
    label: 'ASINs not found',
    text: 'The {{data}} of {{place}} has no product for these ASINs ({{total}}):',
    elsewhere: 'Show {{total}} of them in the {{data}} of {{place}}',
    data: { sample: 'sample data', imported: 'imported data' },
  },
  column: {
    organicShare: 'Organic traffic',
    organicShareHelp:
      'Share of all traffic of the product that known keywords bring without ads. Our data; other sources are unknown.',
    adShare: 'Ad traffic',
    adShareHelp:
      'Share of all traffic of the product that ads on known keywords bring. Our data; other sources are unknown.',
    topKeywords: 'Top keywords',
    topKeywordsHelp: 'The three keywords that bring most traffic, with their share of all traffic of the product.',
    unitsTrend: 'Units by month',
    priceTrend: 'Price by month',
    rankTrend: 'BSR by month',
    trendHelp: 'The last 24 full months, from zero. Empty without monthly data.',
    trendOf: '{{first}} → {{last}}, lowest {{least}}, highest {{most}}',
    family: '{{asin}} is a variation or the parent',
    shared: 'Shared keywords',
    sharedHelp: 'Number of keywords that bring traffic to both products.',
    rivals: 'Rivals',
    findRivals: 'Find rivals',
  },
  begin: {
    title: 'Begin with a few products',
    text: 'Paste ASINs from a sheet, a page or a chat into the field above, or look up a brand, seller or title words.',
    example: 'Try title words: {{words}}',
  },
}
