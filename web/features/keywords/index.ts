import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

/** Both addresses of the keyword miner (SPEC section 2) show the same screen. */
const miner = {
  title: 'keywordMiner',
  auth: 'user',
  frame: 'page',
  load: () => import('./mining/keyword-mining.screen.tsx').then((module) => module.KeywordMiningScreen),
} as const

export const screens: Screen[] = [
  { ...miner, path: '/products/keyword-miner', menu: 'keywordMiner' },
  { ...miner, path: '/keyword/miner', menu: 'keyword' },
  {
    path: '/keyword/lists',
    title: 'keywordLists',
    auth: 'user',
    frame: 'page',
    menu: 'keyword',
    load: () => import('./lists/keyword-lists.screen.tsx').then((module) => module.KeywordListsScreen),
  },
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
