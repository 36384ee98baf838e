import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/products/hot-market',
    title: 'hotMarket',
    auth: 'user',
    frame: 'page',
    menu: 'hotMarket',
    load: () => import('./search/market-search.screen.tsx').then((module) => module.HotMarketScreen),
  },
  {
    path: '/products/hot-market-detail',
    title: 'hotMarketDetail',
    auth: 'user',
    frame: 'page',
    parent: 'hotMarket',
    props: 'query',
    example: '/products/hot-market-detail?nicheId=1-1',
    load: () => import('./detail/market-detail.screen.tsx').then((module) => module.MarketDetailScreen),
  },
  {
    path: '/select/market',
    title: 'selectMarket',
    auth: 'user',
    frame: 'page',
    menu: 'select',
    load: () => import('./search/market-search.screen.tsx').then((module) => module.SelectMarketScreen),
  },
  {
    path: '/search/market-prediction',
    title: 'marketPrediction',
    auth: 'user',
    frame: 'page',
    menu: 'search',
    load: () =>
      import('./market-prediction/market-prediction.screen.tsx').then((module) => module.MarketPredictionScreen),
  },
]
