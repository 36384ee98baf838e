import type { texts as source } from '../zh-CN/keywords.ts'

export const texts: typeof source = {
  upcoming: {
    keywordMiner: {
      question: 'What else do buyers search for around this word?',
      points: {
        first: 'Monthly searches, purchase rate, click concentration, supply-demand ratio',
        second: 'Suggested PPC bid, title density and SPR: how hard is it to rank?',
        third: 'Phrase, broad and exact match; leave words out, then export',
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
  },
}
