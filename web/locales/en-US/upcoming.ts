import type { texts as source } from '../zh-CN/upcoming.ts'

export const texts: typeof source = {
  shows: 'What it shows you',
  now: 'Works today',
  toAsin: 'Analyze an ASIN',
  toWorkspace: 'Back to the workspace',
  given: 'Chosen',
  already: {
    product: 'The ASIN report already shows a product’s price, rank, rating, variants and seller.',
    sales: 'The ASIN report already shows a product’s sales, price and BSR over time, estimates with their range.',
    keywords: 'The ASIN report already lists a product’s core keywords, organic ranks and traffic structure.',
    competitors: 'The ASIN report already compares a product with the main competitors of its category.',
    profit: 'The ASIN report already works out a product’s Amazon fees, gross margin and break-even point.',
    listing: 'The ASIN report already checks title, bullet points and images one by one, and says what to change.',
    actions: 'The ASIN report already ends in a SWOT and the next steps for a product.',
  },
  screen: {
    dashboard: {
      question: 'What changed today, and what should I deal with first?',
      points: {
        first: 'Changes in sales, price and rank of the products you sell or watch',
        second: 'Progress and results of your report tasks',
        third: 'Power balance, usage and latest orders',
      },
    },
    hotMarket: {
      question: 'Which niches are growing, and can a new seller still get in?',
      points: {
        first: 'Searches, growth, average price and return rate, niche by niche',
        second: 'Product, brand and seller concentration: is the head a monopoly?',
        third: 'New-product ratio and success rate: is there still room?',
      },
    },
    hotMarketDetail: {
      question: 'How big is this niche, and who earns the money in it?',
      points: {
        first: '24 months of demand, with peak and off season',
        second: 'Price bands, ratings and seller countries',
        third: 'Representative products and main keywords',
      },
    },
    hotProduct: {
      question: 'Which products sell well now, and are worth following?',
      points: {
        first: 'Filters for price, monthly units, BSR growth, ratings and more',
        second: 'Variants, Buy Box seller, A+ and video: how high is the bar?',
        third: 'Save, export, or order an ASIN report in one click',
      },
    },
    hotProductDetail: {
      question: 'Why does this product sell so well?',
      points: {
        first: 'Sales, price and BSR over time',
        second: 'Traffic words and the share of each traffic entrance',
        third: 'Price and rating against its category',
      },
    },
    keywordMiner: {
      question: 'What else do buyers search for around this word?',
      points: {
        first: 'Monthly searches, purchase rate, click concentration, supply-demand ratio',
        second: 'Suggested PPC bid, title density and SPR: how hard is it to rank?',
        third: 'Phrase, broad and exact match; leave words out, then export',
      },
    },
    selectMarket: {
      question: 'Which category is large enough, and not yet a monopoly?',
      points: {
        first: 'Filter categories by average units, price, margin and return rate',
        second: 'Product, brand and seller concentration, new-product ratio',
        third: 'Set the head size and what counts as new yourself',
      },
    },
    selectProduct: {
      question: 'Which products meet my price, sales and profit targets?',
      points: {
        first: 'Combine price, rating, BSR, units, weight, variants and more',
        second: 'Number of sellers, fulfillment, badges and listing date',
        third: 'Save your filters; sort and export the result',
      },
    },
    salesPrediction: {
      question: 'How many units a month does this BSR stand for?',
      points: {
        first: 'Daily and monthly units from the rank, by marketplace and category',
        second: 'Every estimate with its range and sample size',
        third: 'Type an ASIN to see its sales over time',
      },
    },
    abaSelect: {
      question: 'Can I find products by what buyers search for?',
      points: {
        first: 'Search frequency rank and its change over 1, 4 and 12 weeks',
        second: 'Click and conversion share of the top three products',
        third: 'From a search term to its products in one click',
      },
    },
    research: {
      question: 'How does this kind of product sell as a whole?',
      points: {
        first: 'Search products by keyword, brand, seller or category',
        second: 'Price, monthly units, rating and BSR in one table',
        third: 'Choose a product and go straight to its ASIN analysis',
      },
    },
    aba: {
      question: 'What did Amazon’s buyers search for most this week?',
      points: {
        first: 'Six views: popular, movement, growing, surging, potential, long-tail',
        second: 'Search frequency rank by week and by month',
        third: 'The three most clicked ASINs and their share',
      },
    },
    abaKeyword: {
      question: 'Which of these search terms are worth pushing?',
      points: {
        first: 'Filter by rank, change and number of words',
        second: 'Click and conversion concentration: leave monopolies alone',
        third: 'Keep them for listings and advertising',
      },
    },
    source: {
      question: 'Who makes this product, and what does it cost?',
      points: {
        first: 'Suppliers by wholesale price, MOQ and dispatch time',
        second: 'Source factories, Power merchants and industry belts',
        third: 'Search by picture for the same and similar goods',
      },
    },
    globalSearch: {
      question: 'How does one word, or one product, do in nine marketplaces?',
      points: {
        first: 'Price, sales and rank of nine marketplaces side by side',
        second: 'Prices in one currency, with the date of the rate',
        third: 'Find the marketplaces where it is not sold yet',
      },
    },
    marketPrediction: {
      question: 'Will this market grow or shrink in the coming months?',
      points: {
        first: 'A forecast from past searches, with its range',
        second: 'Peak season, off season, and when to stock up',
        third: 'Seasonal markets apart from lasting growth',
      },
    },
    keywordReverse: {
      question: 'Which keywords does this product’s traffic come from?',
      points: {
        first: 'Organic, sponsored, AC and other traffic words',
        second: 'Organic rank, ad rank and traffic share of each word',
        third: 'Compare ASINs: words that rivals have and I do not',
      },
    },
    listingEdit: {
      question: 'How do I write a listing that is compliant and gets found?',
      points: {
        first: 'From name, description and keywords to title, bullet points and description',
        second: 'Five creative levels: normal, standard, enhanced, adventurous, extreme',
        third: 'Length and forbidden words checked line by line, covered keywords marked',
      },
    },
    listingEstimate: {
      question: 'How good is my listing, and what should I change first?',
      points: {
        first: 'Scores for title, bullet points, images, A+ and video',
        second: 'Keyword coverage matrix and missing words',
        third: 'Suggestions in order of effect',
      },
    },
    freight: {
      question: 'What does it cost per unit to bring this shipment to Amazon?',
      points: {
        first: 'Volumetric and chargeable weight from cartons, size and weight',
        second: 'Price and transit time by sea, air, express and rail',
        third: 'Duty included: landed cost per unit',
      },
    },
    profit: {
      question: 'At this price, what do I earn on each sale?',
      points: {
        first: 'Referral fee, FBA fee, storage and freight, line by line',
        second: 'Margin, ROI and break-even ACOS',
        third: 'Change price or cost and see the result at once',
      },
    },
    imageOptimizer: {
      question: 'Does my main image meet the rules, and how does it get better?',
      points: {
        first: 'Checks size, white background and how much the product fills',
        second: 'Crop, rotate, enlarge and clean up',
        third: 'Before and after side by side, then export',
      },
    },
    picture: {
      question: 'How does one product photo become a whole set?',
      points: {
        first: 'White background, scene, selling point and size pictures',
        second: 'In the format each marketplace asks for',
        third: 'Everything you made can be found again',
      },
    },
    pictureWise: {
      question: 'How do I get scene pictures without a studio?',
      points: {
        first: 'Upload a product picture, choose scene and style',
        second: 'Several pictures at once to choose from',
        third: 'The product itself stays as it is',
      },
    },
    pictureChange: {
      question: 'How do I put a product on a clean background?',
      points: {
        first: 'Cut out by itself, with edges you can mend',
        second: 'Pure white, gradient or a real scene',
        third: 'Many pictures in one go',
      },
    },
    copywriting: {
      question: 'Ads, mails, social media: how do I put selling points into words?',
      points: {
        first: 'Copy for a purpose and a platform',
        second: 'From Chinese selling points to natural English',
        third: 'Tone and length to choose, ready to copy',
      },
    },
    productInfo: {
      question: 'Where do I find everything about this product?',
      points: {
        first: 'Title, bullet points, images, specification and variants',
        second: 'Past prices, ranks and ratings',
        third: 'Source and date of each of them',
      },
    },
    knowledge: {
      question: 'What do these figures mean, and where does product research begin?',
      points: {
        first: 'How to use the filters: price, rank, rating and more',
        second: 'Step by step: choose, rank, avoid risk',
        third: 'Method and formula of each figure',
      },
    },
  },
}
