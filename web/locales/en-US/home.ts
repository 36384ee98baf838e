import type { texts as source } from '../zh-CN/home.ts'

export const texts: typeof source = {
  logIn: 'Log in',
  register: 'Sign up',
  enter: 'Open workspace',
  unknown: 'This page does not exist, so we opened the home page: {{address}}',
  kicker: 'Product research for cross-border sellers',
  headline: 'See the whole business behind one ASIN',
  lead: 'Enter an ASIN and get a full analysis in seconds. Read it online or download a polished PDF.',
  start: 'Start analyzing',
  prices: 'See prices',
  example: {
    label: 'What a report looks like',
    sales: 'Monthly units',
    rank: 'Main-category BSR',
    margin: 'Gross margin',
    traffic: 'Traffic sources',
    note: 'For illustration only, not real data',
  },
  feature: {
    report: {
      title: 'One report, the full picture',
      text: 'Sales, price, traffic keywords, competitors, reviews, variations, profit, listing audit, SWOT and next steps, section by section.',
    },
    method: {
      title: 'Every number has a source',
      text: 'Observed, estimated with a range, or calculated with a stated formula, and always dated. If we do not know a number, we say so.',
    },
    power: {
      title: 'See the price first',
      text: 'You see the price and your balance before you create a report. Failed reports are refunded in full; finished ones are always free to read.',
    },
  },
  claims: {
    title: 'The data in numbers',
    skus: { name: 'SKUs', value: '2 billion' },
    dimensions: { name: 'data dimensions', value: '23' },
    markets: { name: 'international markets', value: '20' },
    entrances: { name: 'traffic sources', value: '72' },
    source:
      'These are the published figures of the full data service, not of the system you are using. This system runs offline on sample data only, and every page says so.',
  },
  modules: {
    title: 'What would you like to know?',
    planned: 'Planned',
    hotMarket: { name: 'Hot markets', question: 'Where is demand growing, and can a new seller still get in?' },
    hotProduct: { name: 'Hot products', question: 'Which products are selling now, and are they worth following?' },
    asin: { name: 'ASIN analysis', question: 'What makes this product sell, and how much profit is left?' },
    market: { name: 'Market analysis', question: 'Should you enter the market behind this category keyword?' },
    keyword: { name: 'Keyword mining', question: 'What related keywords do shoppers search for?' },
    risk: { name: 'Risk analysis', question: 'Does this conflict with a design patent or trademark?' },
    listing: {
      name: 'AI listing writer',
      question: 'How do I write a title, bullets and description that sell and follow the rules?',
    },
    plugin: { name: 'Browser extension', question: 'How do I go from an Amazon page to its analysis in one click?' },
  },
  filters: {
    title: 'How to use the filters',
    lead: 'What each market and product filter means. The green labels are starting points for beginners. Adjust them to your category and budget.',
    group: {
      demand: 'Demand and rank',
      buyers: 'Price and ratings',
      rivals: 'Competition',
      goods: 'Weight and size',
      page: 'Page content',
    },
    sales: {
      name: 'Monthly units',
      guide: 'Start with 300–1,000',
      meaning:
        'Estimated units sold in the last 30 days. Too few means little demand; too many means tough competition.',
    },
    salesGrowth: {
      name: 'Monthly unit growth',
      meaning: 'The last 30 days vs. the 30 days before. Shows if demand is rising or falling.',
    },
    rank: {
      name: 'Main-category BSR',
      guide: 'Start with 500–5,000',
      meaning: 'Best Sellers Rank in the main category. The lower the number, the better it sells.',
    },
    rankGrowth: {
      name: 'BSR growth and growth rate',
      guide: 'Over 7 days',
      meaning:
        'Ranks gained in 7 days, as a number and a percentage. Helps you find products that are just taking off.',
    },
    price: {
      name: 'Price',
      guide: 'Start with $15–40',
      meaning: 'The current price. Too low leaves no margin; too high makes shoppers hesitate and inventory expensive.',
    },
    rating: {
      name: 'Rating',
      meaning: 'Average star rating, 1 to 5. Below 4, there is often room to improve the product.',
    },
    ratings: {
      name: 'Rating count',
      meaning: 'All ratings to date. The more there are, the longer it takes a new seller to catch up.',
    },
    newRatings: {
      name: 'New ratings per month',
      meaning: 'Ratings added in the last 30 days, a sign of real sales and interest.',
    },
    sellers: {
      name: 'Seller count',
      meaning: 'Sellers on the same listing. If there are several, they compete for the Buy Box.',
    },
    buyBox: {
      name: 'Buy Box seller',
      meaning:
        'Who holds the Buy Box: Amazon, an FBA seller or an FBM seller. It is hard to compete with products Amazon sells itself.',
    },
    variants: {
      name: 'Variation count',
      meaning: 'Colors, sizes and other options under one parent. More variations tie up more inventory and cash.',
    },
    badges: {
      name: 'Badges',
      meaning: 'Best Seller, Amazon’s Choice or New Release: Amazon is already promoting the product.',
    },
    weight: { name: 'Weight', meaning: 'Item or package weight. It drives first-leg freight and FBA fees.' },
    volume: {
      name: 'Dimensions',
      meaning: 'Package length, width and height. You pay for the greater of dimensional and actual weight.',
    },
    sizeTier: { name: 'Size tier', meaning: 'Amazon’s size and weight classes. Fulfillment fees rise with each tier.' },
    aplus: {
      name: 'A+ content',
      meaning: 'Rich product descriptions for registered brands. If your competitors have none, that is your chance.',
    },
    video: {
      name: 'Video',
      meaning: 'A video in the image gallery lifts conversion, and tells you how much effort a competitor puts in.',
    },
  },
  footer: {
    label: 'Footer',
    note: 'Not affiliated with Amazon. Amazon and its trademarks belong to their owners.',
    plugin: 'Browser extension {{version}}',
    prices: 'Prices',
    help: 'Help & contact',
    terms: 'Terms & privacy',
  },
}
