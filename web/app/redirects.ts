/** Redirects of SPEC section 2. An address that is neither here nor a screen redirects to `/`. */
export const redirects: Readonly<Record<`/${string}`, `/${string}`>> = {
  '/user': '/user/login',
  '/products': '/products/ai_pantent',
  '/products/ai_pantent': '/products/ai_pantent/index',
  '/products/asin_fx': '/products/asin_fx/index',
  '/products/sc_fx': '/products/sc_fx/index',
  '/ai': '/ai/listing/edit',
  '/search': '/search/research',
  '/select': '/select/market',
  '/keyword': '/keyword/miner',
}
