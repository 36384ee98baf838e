import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('markets', 'hotMarket', {
    path: '/products/hot-market',
    menu: 'hotMarket',
    sketch: 'table',
    available: 'competitors',
  }),
  upcoming('markets', 'hotMarketDetail', {
    path: '/products/hot-market-detail',
    parent: 'hotMarket',
    props: 'query',
    example: '/products/hot-market-detail?nicheId=1&marketplace=US',
    sketch: 'chart',
    available: 'competitors',
  }),
  upcoming('markets', 'selectMarket', {
    path: '/select/market',
    menu: 'select',
    sketch: 'table',
    available: 'competitors',
  }),
  upcoming('markets', 'marketPrediction', {
    path: '/search/market-prediction',
    menu: 'search',
    sketch: 'chart',
    available: 'sales',
  }),
]
