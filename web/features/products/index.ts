import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('products', 'hotProduct', {
    path: '/products/hot-product',
    menu: 'hotProduct',
    sketch: 'table',
    already: 'sales',
  }),
  upcoming('products', 'hotProductDetail', {
    path: '/products/hot-product-detail',
    parent: 'hotProduct',
    props: 'query',
    example: '/products/hot-product-detail?asin=B0SAMPLE01&marketplace=US',
    sketch: 'chart',
    already: 'sales',
  }),
  upcoming('products', 'selectProduct', {
    path: '/select/product',
    menu: 'select',
    sketch: 'table',
    already: 'product',
  }),
  upcoming('products', 'salesPrediction', {
    path: '/select/prediction',
    menu: 'select',
    sketch: 'chart',
    already: 'sales',
  }),
  upcoming('products', 'abaSelect', {
    path: '/select/abaSelectProduct',
    menu: 'select',
    sketch: 'table',
    already: 'keywords',
  }),
  upcoming('products', 'research', {
    path: '/search/research',
    menu: 'search',
    sketch: 'table',
    already: 'competitors',
  }),
  upcoming('products', 'globalSearch', {
    path: '/search/global-search',
    menu: 'search',
    sketch: 'table',
    already: 'product',
  }),
  upcoming('products', 'productInfo', {
    path: '/info/:productName',
    parent: 'hotProduct',
    example: '/info/travel-mug',
    sketch: 'pictures',
    already: 'product',
  }),
]
