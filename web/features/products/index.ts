import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('products', 'hotProduct', {
    path: '/products/hot-product',
    menu: 'hotProduct',
    sketch: 'table',
    available: 'sales',
  }),
  upcoming('products', 'hotProductDetail', {
    path: '/products/hot-product-detail',
    parent: 'hotProduct',
    props: 'query',
    example: '/products/hot-product-detail?asin=B0SAMPLE01&marketplace=US',
    sketch: 'chart',
    available: 'sales',
  }),
  upcoming('products', 'selectProduct', {
    path: '/select/product',
    menu: 'select',
    sketch: 'table',
    available: 'product',
  }),
  upcoming('products', 'salesPrediction', {
    path: '/select/prediction',
    menu: 'select',
    sketch: 'chart',
    available: 'sales',
  }),
  upcoming('products', 'abaSelect', {
    path: '/select/abaSelectProduct',
    menu: 'select',
    sketch: 'table',
    available: 'keywords',
  }),
  upcoming('products', 'research', {
    path: '/search/research',
    menu: 'search',
    sketch: 'table',
    available: 'competitors',
  }),
  upcoming('products', 'globalSearch', {
    path: '/search/global-search',
    menu: 'search',
    sketch: 'table',
    available: 'product',
  }),
  upcoming('products', 'productInfo', {
    path: '/info/:productName',
    parent: 'hotProduct',
    example: '/info/travel-mug',
    sketch: 'pictures',
    available: 'product',
  }),
]
