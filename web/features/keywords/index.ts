import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

/** The keyword miner has two addresses (SPEC section 2). */
const miner = { sketch: 'table', already: 'keywords' } as const

export const screens: Screen[] = [
  upcoming('keywords', 'keywordMiner', { ...miner, path: '/products/keyword-miner', menu: 'keywordMiner' }),
  upcoming('keywords', 'keywordMiner', { ...miner, path: '/keyword/miner', menu: 'keyword' }),
  upcoming('keywords', 'keywordReverse', {
    path: '/keyword/reverse',
    menu: 'keyword',
    sketch: 'table',
    already: 'keywords',
  }),
  upcoming('keywords', 'aba', { path: '/search/aba', menu: 'search', sketch: 'chart', already: 'keywords' }),
  upcoming('keywords', 'abaKeyword', {
    path: '/search/aba-select-keyword',
    menu: 'search',
    sketch: 'table',
    already: 'keywords',
  }),
]
