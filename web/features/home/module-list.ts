import { frontDialogPath } from './front-dialogs.ts'

/**
 * The modules of the front page, finished ones first. A `planned` module has no link, because its screen is unfinished.
 * web/app/advertised.test.ts compares `planned` with the screens.
 */
export const MODULES = [
  { key: 'asin', path: '/products/asin_fx/index', planned: false },
  { key: 'market', path: '/products/sc_fx/index', planned: false },
  { key: 'risk', path: '/products/ai_pantent/index', planned: false },
  { key: 'plugin', path: '/products/about', planned: false },
  { key: 'hotMarket', path: '/products/hot-market', planned: false },
  { key: 'hotProduct', path: '/products/hot-product', planned: false },
  { key: 'keyword', path: '/products/keyword-miner', planned: false },
  { key: 'listing', path: '/ai/listing/edit', planned: true },
] as const

/** Guests get a dialog for the extension, because its screen requires a login. */
export const moduleAddress = ({ key, path }: (typeof MODULES)[number], loggedIn: boolean) =>
  key === 'plugin' && !loggedIn ? frontDialogPath('extension') : path
