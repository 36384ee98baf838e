import type { PageScreen, Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

/** The confirm, progress and online screens of an ASIN stand under two addresses: SPEC section 2. */
function asinAnalysis(base: `/${string}`): Screen[] {
  const shared = {
    auth: 'user',
    frame: 'page',
    module: 'asin_fx',
    parent: 'asin',
  } as const satisfies Partial<PageScreen>
  return [
    {
      ...shared,
      path: base,
      title: 'confirm',
      load: () => import('./confirm/confirm.screen.tsx').then((module) => module.ConfirmScreen),
      example: `${base}?asin=B0SAMPLE01&marketplace=US`,
    },
    {
      ...shared,
      path: `${base}/report`,
      title: 'progress',
      load: () => import('./progress/progress.screen.tsx').then((module) => module.ProgressScreen),
      example: `${base}/report?id=1`,
    },
    {
      ...shared,
      path: `${base}/online/:marketplace?/:asin?`,
      title: 'online',
      load: () => import('./online/online-report.screen.tsx').then((module) => module.OnlineReportScreen),
      example: `${base}/online/US/B0SAMPLE01`,
    },
  ]
}

/** Those of a market, likewise. */
function marketAnalysis(base: `/${string}`): Screen[] {
  const shared = { module: 'sc_fx', parent: 'market', sketch: 'chart', already: 'competitors' } as const
  return [
    upcoming('marketConfirm', { ...shared, path: base, props: 'query', example: `${base}?market=travel+mug` }),
    upcoming('marketProgress', { ...shared, path: `${base}/report`, example: `${base}/report?id=1` }),
    upcoming('marketOnline', { ...shared, path: `${base}/online/:nicheId?`, example: `${base}/online/1` }),
  ]
}

export const screens: Screen[] = [
  {
    path: '/products/asin_fx/index',
    title: 'asin',
    auth: 'user',
    frame: 'page',
    menu: 'asin',
    load: () => import('./list/asin.screen.tsx').then((module) => module.AsinScreen),
  },
  ...asinAnalysis('/product'),
  ...asinAnalysis('/products/asin_fx/search'),
  upcoming('market', {
    path: '/products/sc_fx/index',
    menu: 'market',
    sketch: 'chart',
    already: 'competitors',
  }),
  ...marketAnalysis('/market'),
  ...marketAnalysis('/products/sc_fx/table'),
]
