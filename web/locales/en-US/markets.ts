import type { texts as source } from '../zh-CN/markets.ts'

export const texts: typeof source = {
  upcoming: {
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
    selectMarket: {
      question: 'Which category is large enough, and not yet a monopoly?',
      points: {
        first: 'Filter categories by average units, price, margin and return rate',
        second: 'Product, brand and seller concentration, new-product ratio',
        third: 'Set the head size and what counts as new yourself',
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
  },
}
