import { offerPath } from './offers.ts'

/**
 * The modules of the front page by the question that each answers, with the addresses of SPEC section 2; finished ones
 * first. `planned`: the screen is unfinished, so there is no link (a test compares this with the screens).
 */
export const MODULES = [
  { key: 'asin', path: '/products/asin_fx/index', planned: false },
  { key: 'market', path: '/products/sc_fx/index', planned: false },
  { key: 'risk', path: '/products/ai_pantent/index', planned: false },
  { key: 'plugin', path: '/products/about', planned: false },
  { key: 'hotMarket', path: '/products/hot-market', planned: true },
  { key: 'hotProduct', path: '/products/hot-product', planned: true },
  { key: 'keyword', path: '/products/keyword-miner', planned: true },
  { key: 'listing', path: '/ai/listing/edit', planned: true },
] as const

/** Address of a module. Visitors see the extension in a dialog, because its screen needs a login. */
export const moduleAddress = ({ key, path }: (typeof MODULES)[number], loggedIn: boolean) =>
  key === 'plugin' && !loggedIn ? offerPath('extension') : path
