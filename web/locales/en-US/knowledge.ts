import type { texts as source } from '../zh-CN/knowledge.ts'

export const texts: typeof source = {
  upcoming: {
    knowledge: {
      question: 'What do these metrics mean, and how do I start product research?',
      points: {
        first: 'How to use filters: price, rank, rating and more',
        second: 'Step-by-step guides: pick products, rank, avoid risk',
        third: 'Method and formula for each metric',
      },
    },
  },
}
