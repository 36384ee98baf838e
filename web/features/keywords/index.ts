import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

/** Common properties of the two addresses of the keyword miner (SPEC section 2). */
const miner = { sketch: 'table', available: 'keywords' } as const

export const screens: Screen[] = [
  upcoming('keywords', 'keywordMiner', { ...miner, path: '/products/keyword-miner', menu: 'keywordMiner' }),
  upcoming('keywords', 'keywordMiner', { ...miner, path: '/keyword/miner', menu: 'keyword' }),
  upcoming('keywords', 'keywordReverse', {
    path: '/keyword/reverse',
    menu: 'keyword',
    sketch: 'table',
    available: 'keywords',
  }),
  upcoming('keywords', 'aba', { path: '/search/aba', menu: 'search', sketch: 'chart', available: 'keywords' }),
  upcoming('keywords', 'abaKeyword', {
    path: '/search/aba-select-keyword',
    menu: 'search',
    sketch: 'table',
    available: 'keywords',
  }),
]
