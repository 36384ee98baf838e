import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('hotProduct', {
    path: '/products/hot-product',
    menu: 'hotProduct',
    sketch: 'table',
    already: 'sales',
  }),
  upcoming('hotProductDetail', {
    path: '/products/hot-product-detail',
    parent: 'hotProduct',
    props: 'query',
    example: '/products/hot-product-detail?asin=B0SAMPLE01&marketplace=US',
    sketch: 'chart',
    already: 'sales',
  }),
  upcoming('selectProduct', { path: '/select/product', menu: 'select', sketch: 'table', already: 'product' }),
  upcoming('salesPrediction', { path: '/select/prediction', menu: 'select', sketch: 'chart', already: 'sales' }),
  upcoming('abaSelect', { path: '/select/abaSelectProduct', menu: 'select', sketch: 'table', already: 'keywords' }),
  upcoming('research', { path: '/search/research', menu: 'search', sketch: 'table', already: 'competitors' }),
  upcoming('globalSearch', { path: '/search/global-search', menu: 'search', sketch: 'table', already: 'product' }),
  upcoming('productInfo', {
    path: '/info/:productName',
    parent: 'hotProduct',
    example: '/info/travel-mug',
    sketch: 'pictures',
    already: 'product',
  }),
]
