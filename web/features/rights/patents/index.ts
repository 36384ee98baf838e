import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  // `/products` links to this page, so guests may open it (SPEC section 6).
  {
    path: '/products/ai_pantent/index',
    title: 'risk',
    auth: 'guest',
    frame: 'page',
    menu: 'risk',
    module: 'ai_pantent',
    load: () => import('./risk/risk.screen.tsx').then((module) => module.RiskScreen),
  },
  {
    path: '/patent',
    title: 'patent',
    auth: 'user',
    frame: 'page',
    menu: 'rights',
    module: 'ai_pantent',
    parent: 'risk',
    load: () => import('./search/patent.screen.tsx').then((module) => module.PatentScreen),
  },
  {
    path: '/patent-new',
    title: 'patentNew',
    auth: 'user',
    frame: 'page',
    menu: 'rights',
    module: 'ai_pantent_new',
    parent: 'risk',
    load: () => import('./latest/latest.screen.tsx').then((module) => module.LatestScreen),
  },
]
