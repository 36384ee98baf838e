import type { Screen } from '#web/kit/screen.ts'

/** The confirm, progress and online screens stand under two addresses: SPEC section 2. */
function analysis(base: string): Screen[] {
  const shared = { auth: 'user', frame: 'page' } as const
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

export const screens: Screen[] = [
  {
    path: '/products/asin_fx/index',
    title: 'asin',
    auth: 'user',
    frame: 'page',
    load: () => import('./list/asin.screen.tsx').then((module) => module.AsinScreen),
  },
  ...analysis('/product'),
  ...analysis('/products/asin_fx/search'),
]
