import { STORY } from '#fixtures/story.ts'
import { searchSubject } from '../model/watch-subjects.ts'

export const WATCHED_MUG = { kind: 'product', subject: `US/${STORY.asin}` } as const
export const WATCHED_MARKET = { kind: 'market', subject: STORY.niche } as const
export const MUG_SEARCH = {
  kind: 'productSearch',
  subject: searchSubject({ words: 'mug' }),
  name: 'Mugs',
  address: '/select/product?words=mug',
} as const
export const QUIET = { price: null, rank: null, units: null, rating: false, rival: false, stock: false }
