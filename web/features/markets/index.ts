import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

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
  upcoming('markets', 'marketPrediction', {
    path: '/search/market-prediction',
    menu: 'search',
    sketch: 'chart',
    available: 'sales',
  }),
]
