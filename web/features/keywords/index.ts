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
    title: 'keywordReverse',
    auth: 'user',
    frame: 'page',
    path: '/keyword/reverse',
    menu: 'keyword',
    example: '/keyword/reverse?asins=B0SAMPLE01',
    load: () => import('./reverse/keyword-reverse.screen.tsx').then((module) => module.KeywordReverseScreen),
  },
  upcoming('keywords', 'aba', { path: '/search/aba', menu: 'search', sketch: 'chart', available: 'keywords' }),
  upcoming('keywords', 'abaKeyword', {
    path: '/search/aba-select-keyword',
    menu: 'search',
    sketch: 'table',
    available: 'keywords',
  }),
]
