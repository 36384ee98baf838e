import type { texts as source } from '../zh-CN/products.ts'

export const texts: typeof source = {
  upcoming: {
    hotProduct: {
      question: 'Which products are selling well now, and are they worth following?',
      points: {
        first: 'Filters for price, monthly units, BSR growth, ratings and more',
        second: 'Variations, Buy Box seller, A+ content and video: how high is the bar?',
        third: 'Save, export, or order an ASIN report in one click',
      },
    },
    hotProductDetail: {
      question: 'Why does this product sell so well?',
      points: {
        first: 'Sales, price and BSR over time',
        second: 'Traffic keywords and the share of each traffic source',
        third: 'Price and rating vs. the category',
      },
    },
    selectProduct: {
      question: 'Which products meet my price, sales and profit targets?',
      points: {
        first: 'Combine price, rating, BSR, monthly units, weight, variations and more',
        second: 'Filter by seller count, fulfillment, badges and listing date',
        third: 'Save your filters, then sort and export the results',
      },
    },
    salesPrediction: {
      question: 'How many units a month does this BSR mean?',
      points: {
        first: 'Daily and monthly units estimated from BSR, by marketplace and category',
        second: 'Every estimate comes with its range and sample size',
        third: 'Enter an ASIN to see its sales over time',
      },
    },
    abaSelect: {
      question: 'Can I find products by what shoppers search for?',
      points: {
        first: 'Search frequency rank and how it changed over 1, 4 and 12 weeks',
        second: 'Click and conversion share of the top three products',
        third: 'From a search term to its products in one click',
      },
    },
    research: {
      question: 'How does this type of product sell overall?',
      points: {
        first: 'Search products by keyword, brand, seller or category',
        second: 'Price, monthly units, rating and BSR in one table',
        third: 'Pick a product and go straight to its ASIN analysis',
      },
    },
    globalSearch: {
      question: 'How does a keyword or product perform in nine marketplaces?',
      points: {
        first: 'Price, sales and rank in nine marketplaces, side by side',
        second: 'Prices in one currency, with the exchange rate date',
        third: 'Find marketplaces where it is not sold yet',
      },
    },
    productInfo: {
      question: 'Where can I find everything about this product?',
      points: {
        first: 'Title, bullet points, images, specs and variations',
        second: 'Price, rank and rating history',
        third: 'Source and date of every data point',
      },
    },
  },
}
