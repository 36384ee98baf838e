import type { texts as source } from '../zh-CN/keywords.ts'

export const texts: typeof source = {
  upcoming: {
    keywordMiner: {
      question: 'What related keywords do shoppers search for?',
      points: {
        first: 'Monthly searches, purchase rate, click concentration, supply-demand ratio',
        second: 'Suggested PPC bid, title density and SPR (sales needed to rank): how hard is it to rank?',
        third: 'Phrase, broad and exact match; exclude keywords, then export',
      },
    },
    keywordReverse: {
      question: 'Which keywords bring this product its traffic?',
      points: {
        first: 'Organic, sponsored, Amazon’s Choice and other traffic keywords',
        second: 'Organic rank, ad rank and traffic share of each keyword',
        third: 'Compare ASINs: find keywords your competitors rank for and you do not',
      },
    },
    aba: {
      question: 'What did Amazon shoppers search for most this week?',
      points: {
        first: 'Six views: popular, movers, growing, surging, potential, long-tail',
        second: 'Weekly and monthly search frequency rank',
        third: 'Top three clicked ASINs and their share',
      },
    },
    abaKeyword: {
      question: 'Which of these search terms are worth pushing?',
      points: {
        first: 'Filter by rank, rank change and word count',
        second: 'Click and conversion concentration: skip monopolized terms',
        third: 'Save terms for your listings and ads',
      },
    },
  },
}
