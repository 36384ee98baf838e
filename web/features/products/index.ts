import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  {
    path: '/products/hot-product',
    title: 'hotProduct',
    auth: 'user',
    frame: 'page',
    menu: 'hotProduct',
    load: () => import('./search/product-search.screen.tsx').then((module) => module.HotProductScreen),
  },
  {
    path: '/products/hot-product-detail',
    title: 'hotProductDetail',
    auth: 'user',
    frame: 'page',
    parent: 'hotProduct',
    props: 'query',
    example: '/products/hot-product-detail?asin=B0SAMPLE01',
    load: () => import('./detail/product-detail.screen.tsx').then((module) => module.ProductDetailScreen),
  },
  {
    path: '/select/product',
    title: 'selectProduct',
    auth: 'user',
    frame: 'page',
    menu: 'select',
    load: () => import('./search/product-search.screen.tsx').then((module) => module.SelectProductScreen),
  },
  {
    path: '/select/prediction',
    title: 'salesPrediction',
    auth: 'user',
    frame: 'page',
    menu: 'select',
    load: () => import('./prediction/prediction.screen.tsx').then((module) => module.PredictionScreen),
  },
  {
    path: '/search/research',
    title: 'research',
    auth: 'user',
    frame: 'page',
    menu: 'search',
    load: () => import('./research/research.screen.tsx').then((module) => module.ResearchScreen),
  },
  upcoming('products', 'productInfo', {
    path: '/info/:productName',
    parent: 'hotProduct',
    example: '/info/travel-mug',
    sketch: 'pictures',
    available: 'product',
  }),
]
