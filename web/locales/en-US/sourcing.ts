import type { texts as source } from '../zh-CN/sourcing.ts'

export const texts: typeof source = {
  upcoming: {
    source: {
      question: 'Who makes this product, and what does it cost?',
      points: {
        first: 'Suppliers by wholesale price, MOQ and lead time',
        second: 'Source factories, manufacturers and industrial clusters',
        third: 'Image search for identical and similar products',
      },
    },
  },
}
