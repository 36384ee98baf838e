import type { PageScreen, Screen } from '#web/kit/screen.ts'

/** What the screens of an analysis are, below each of the two addresses under which they stand (SPEC section 2). */
interface Analysis extends Pick<PageScreen, 'module' | 'parent'> {
  /** Of the query that the confirmation takes. */
  asked: string
  /** The parts of the path that name a report, and one by them. */
  subject: `/:${string}`
  example: string
  confirm: Pick<PageScreen, 'title' | 'load'>
  progress: Pick<PageScreen, 'title' | 'load'>
  online: Pick<PageScreen, 'title' | 'load'>
}

const ofAsin: Analysis = {
  module: 'asin_fx',
  parent: 'asin',
  asked: 'asin=B0SAMPLE01&marketplace=US',
  subject: '/:marketplace?/:asin?',
  example: 'US/B0SAMPLE01',
  confirm: {
    title: 'confirm',
    load: () => import('./confirm/asin-confirm.screen.tsx').then((module) => module.AsinConfirmScreen),
  },
  progress: {
    title: 'progress',
    load: () => import('./progress/progress.screen.tsx').then((module) => module.AsinProgressScreen),
  },
  online: {
    title: 'online',
    load: () => import('./online/online-report.screen.tsx').then((module) => module.AsinOnlineScreen),
  },
}

const ofMarket: Analysis = {
  module: 'sc_fx',
  parent: 'market',
  asked: 'market=travel+mug',
  subject: '/:nicheId?',
  example: '1',
  confirm: {
    title: 'marketConfirm',
    load: () => import('./confirm/market-confirm.screen.tsx').then((module) => module.MarketConfirmScreen),
  },
  progress: {
    title: 'marketProgress',
    load: () => import('./progress/progress.screen.tsx').then((module) => module.MarketProgressScreen),
  },
  online: {
    title: 'marketOnline',
    load: () => import('./online/online-report.screen.tsx').then((module) => module.MarketOnlineScreen),
  },
}

function analysisAt(base: `/${string}`, { module, parent, asked, subject, example, ...screens }: Analysis): Screen[] {
  const shared = { auth: 'user', frame: 'page', module, parent } as const satisfies Partial<PageScreen>
  return [
    { ...shared, ...screens.confirm, path: base, example: `${base}?${asked}` },
    { ...shared, ...screens.progress, path: `${base}/report`, example: `${base}/report?id=1` },
    { ...shared, ...screens.online, path: `${base}/online${subject}`, example: `${base}/online/${example}` },
  ]
}

export const screens: Screen[] = [
  {
    path: '/products/asin_fx/index',
    title: 'asin',
    auth: 'user',
    frame: 'page',
    menu: 'asin',
    load: () => import('./list/list.screen.tsx').then((module) => module.AsinListScreen),
  },
  ...analysisAt('/product', ofAsin),
  ...analysisAt('/products/asin_fx/search', ofAsin),
  {
    path: '/products/sc_fx/index',
    title: 'market',
    auth: 'user',
    frame: 'page',
    menu: 'market',
    load: () => import('./list/list.screen.tsx').then((module) => module.MarketListScreen),
  },
  ...analysisAt('/market', ofMarket),
  ...analysisAt('/products/sc_fx/table', ofMarket),
  {
    path: '/reports/compare',
    title: 'compare',
    module: 'asin_fx',
    auth: 'user',
    frame: 'page',
    parent: 'asin',
    load: () => import('./compare/compare.screen.tsx').then((module) => module.CompareScreen),
    example: '/reports/compare?kind=asin&ids=1,2',
  },
]
