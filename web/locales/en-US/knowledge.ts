import type { texts as source } from '../zh-CN/knowledge.ts'

export const texts: typeof source = {
  upcoming: {
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
