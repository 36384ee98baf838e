import type { texts as source } from '../zh-CN/markets.ts'

export const texts: typeof source = {
  upcoming: {
    hotMarket: {
      question: 'Which niches are growing, and can a new seller still get in?',
      points: {
        first: 'Searches, growth, average price and return rate for each niche',
        second: 'Product, brand and seller concentration: do a few players dominate?',
        third: 'New-product ratio and success rate: is there still room?',
      },
    },
    hotMarketDetail: {
      question: 'How big is this niche, and who makes the money?',
      points: {
        first: '24 months of demand, with peak and off season',
        second: 'Price bands, ratings and seller countries',
        third: 'Representative products and main keywords',
      },
    },
    selectMarket: {
      question: 'Which categories are big enough and not dominated by a few players?',
      points: {
        first: 'Filter categories by average monthly units, price, margin and return rate',
        second: 'Product, brand and seller concentration, new-product ratio',
        third: 'Choose how many top products to count and how recent counts as new',
      },
    },
    marketPrediction: {
      question: 'Will this market grow or shrink in the coming months?',
      points: {
        first: 'A forecast from past searches, with its range',
        second: 'Peak season, off season, and when to stock up',
        third: 'Tells seasonal spikes from lasting growth',
      },
    },
  },
}
