import type { texts as source } from '../zh-CN/home.ts'

export const texts: typeof source = {
  logIn: 'Log in',
  register: 'Sign up',
  enter: 'Open workspace',
  unknown: 'This page does not exist, so we opened the front page: {{address}}',
  kicker: 'Product research for cross-border sellers',
  headline: 'See the whole business behind one ASIN',
  lead: 'Enter an ASIN and get a full analysis in seconds, to read online or download as a well-made PDF.',
  start: 'Start analyzing',
  prices: 'See prices',
  example: {
    label: 'What a report looks like',
    sales: 'Monthly units',
    rank: 'Main-category BSR',
    margin: 'Gross margin',
    traffic: 'Traffic structure',
    note: 'Illustration, not real data',
  },
  feature: {
    report: {
      title: 'One report, the full picture',
      text: 'Sales, price, traffic words, competitors, reviews, variants, profit, listing diagnosis, SWOT and actions, chapter by chapter.',
    },
    method: {
      title: 'Every number has a source',
      text: 'Observed, estimated with a range, or calculated by a stated formula, with its date. What is unknown is called unknown.',
    },
    power: {
      title: 'Prices you see first',
      text: 'Price and balance before you create. A failed report is refunded in full; finished ones are free to read at any time.',
    },
  },
  claims: {
    title: 'The scale of the data',
    skus: { name: 'SKUs', value: '2 billion' },
    dimensions: { name: 'data dimensions', value: '23' },
    markets: { name: 'overseas markets', value: '20' },
    entrances: { name: 'traffic entrances', value: '72' },
    source:
      'Figures published for the full data service; they do not describe the system you are using. This system runs offline with sample data only, and every page says so.',
  },
  modules: {
    title: 'What would you like to know?',
    planned: 'Planned',
    hotMarket: { name: 'Hot markets', question: 'Where is demand growing, and can a new seller still get in?' },
    hotProduct: { name: 'Hot products', question: 'Which products sell now, and are worth following?' },
    asin: { name: 'ASIN analysis', question: 'What makes this product sell, and what profit is left?' },
    market: { name: 'Market analysis', question: 'Enter the market behind this category keyword, or leave it?' },
    keyword: { name: 'Keyword mining', question: 'What else do buyers search for around this word?' },
    risk: { name: 'Risk analysis', question: 'Will this collide with a design patent or a trademark?' },
    listing: { name: 'AI listing writer', question: 'How do title, bullets and description sell and keep the rules?' },
    plugin: { name: 'Browser extension', question: 'How do I get from an Amazon page to its analysis in one click?' },
  },
  filters: {
    title: 'How to use the filters',
    lead: 'What the figures mean that sellers use to filter markets and products. The green labels are starting points for beginners; adjust them to your category and budget.',
    group: {
      demand: 'Demand and rank',
      buyers: 'Price and ratings',
      rivals: 'Competition',
      goods: 'Weight and volume',
      page: 'Page content',
    },
    sales: {
      name: 'Monthly units',
      guide: 'Start with 300–1,000',
      meaning:
        'Units sold in the last 30 days, an estimate. Too few means little demand, too many means hard competition.',
    },
    salesGrowth: {
      name: 'Growth of monthly units',
      meaning: 'The last 30 days against the 30 before: whether demand rises or falls.',
    },
    rank: {
      name: 'Main-category BSR',
      guide: 'Start with 500–5,000',
      meaning: 'Best-seller rank in the root category. The smaller, the better it sells.',
    },
    rankGrowth: {
      name: 'BSR growth and growth rate',
      guide: 'Over 7 days',
      meaning: 'Ranks gained in 7 days, as a number and as a share: finds products that are just taking off.',
    },
    price: {
      name: 'Price',
      guide: 'Start with $15–40',
      meaning: 'The current price. Too low leaves no margin; too high makes buyers hesitate and stock expensive.',
    },
    rating: { name: 'Rating', meaning: 'Average of the stars, 1 to 5. Below 4 there is often something to do better.' },
    ratings: {
      name: 'Ratings count',
      meaning: 'All ratings so far. The more, the longer a new seller needs to catch up.',
    },
    newRatings: {
      name: 'New ratings per month',
      meaning: 'Ratings added in the last 30 days, a hint at real sales and attention.',
    },
    sellers: {
      name: 'Seller count',
      meaning: 'Sellers on one listing. With more than one you compete for the Buy Box.',
    },
    buyBox: {
      name: 'Buy Box seller',
      meaning: 'Who holds the Buy Box: Amazon itself, FBA or FBM. Amazon’s own products are hard to beat.',
    },
    variants: {
      name: 'Variation count',
      meaning: 'Colors, sizes and other choices under one parent. The more, the more stock and money it takes.',
    },
    badges: {
      name: 'Badges',
      meaning: 'Best Seller, Amazon’s Choice, New Release: the marketplace already promotes it.',
    },
    weight: { name: 'Weight', meaning: 'Of the product or its package: decides first-leg freight and FBA fees.' },
    volume: {
      name: 'Volume',
      meaning: 'Length, width and height of the package. The larger of volumetric and real weight is charged.',
    },
    sizeTier: { name: 'Size tier', meaning: 'Amazon’s classes by size and weight; fulfillment fees rise with each.' },
    aplus: {
      name: 'A+ content',
      meaning: 'Rich descriptions for registered brands. Where rivals have none, you have a chance.',
    },
    video: {
      name: 'Video',
      meaning: 'A video among the main images lifts conversion, and shows how well a rival operates.',
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
  upcoming: {
    dashboard: {
      question: 'What changed today, and what should I deal with first?',
      points: {
        first: 'Changes in sales, price and rank of the products you sell or watch',
        second: 'Progress and results of your report tasks',
        third: 'Power balance, usage and latest orders',
      },
    },
  },
}
