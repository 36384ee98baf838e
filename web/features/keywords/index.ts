import type { Screen } from '#web/kit/screen.ts'

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
  {
    path: '/keyword/reverse',
    title: 'keywordReverse',
    auth: 'user',
    frame: 'page',
    menu: 'keyword',
    example: '/keyword/reverse?asins=B0SAMPLE01',
    load: () => import('./reverse/keyword-reverse.screen.tsx').then((module) => module.KeywordReverseScreen),
  },
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
