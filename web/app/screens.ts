/** Every screen of the product: routes, titles, guard and the every-screen test read this one list. */
import { screens as account } from '#web/features/account/index.ts'
import { screens as extension } from '#web/features/extension/index.ts'
import { screens as home } from '#web/features/home/index.ts'
import { screens as reports } from '#web/features/reports/index.ts'
import type { Screen } from '#web/kit/screen.ts'

export const screens: readonly Screen[] = [...home, ...account, ...reports, ...extension]

/** Addresses that lead on to another: SPEC section 2. Anything that is neither here nor a screen leads to `/`. */
export const redirects: readonly { path: string; to: string }[] = [
  { path: '/user', to: '/user/login' },
  { path: '/products', to: '/products/asin_fx/index' },
  { path: '/products/asin_fx', to: '/products/asin_fx/index' },
]
