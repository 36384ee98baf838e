import type { texts as source } from '../zh-CN/products.ts'

export const texts: typeof source = {
  upcoming: {
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
    globalSearch: {
      question: 'How does one word, or one product, do in nine marketplaces?',
      points: {
        first: 'Price, sales and rank of nine marketplaces side by side',
        second: 'Prices in one currency, with the date of the rate',
        third: 'Find the marketplaces where it is not sold yet',
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
  },
}
