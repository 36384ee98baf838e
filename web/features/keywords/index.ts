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
  {
    path: '/search/aba',
    title: 'aba',
    auth: 'user',
    frame: 'page',
    menu: 'search',
    load: () => import('./search-terms/search-terms.screen.tsx').then((module) => module.AbaScreen),
  },
  {
    path: '/search/aba-select-keyword',
    title: 'abaKeyword',
    auth: 'user',
    frame: 'page',
    menu: 'search',
    load: () => import('./search-terms/search-terms.screen.tsx').then((module) => module.AbaKeywordScreen),
  },
  {
    path: '/select/abaSelectProduct',
    title: 'abaSelect',
    auth: 'user',
    frame: 'page',
    menu: 'select',
    load: () => import('./search-terms/term-products.screen.tsx').then((module) => module.TermProductsScreen),
  },
]
