import type { PageScreen, Screen } from '#web/kit/screen.ts'

/**
 * The screens of one kind of report. Each is available under two base paths (SPEC section 2), except the comparison,
 * which is only available under `base`.
 */
interface Analysis extends Pick<PageScreen, 'module' | 'parent'> {
  base: `/${string}`
  /** Example query of the confirmation screen. */
  query: string
  /** Path parameters of an online report. `example` has example values for them. */
  subject: `/:${string}`
  example: string
  confirm: Pick<PageScreen, 'title' | 'load'>
  progress: Pick<PageScreen, 'title' | 'load'>
  online: Pick<PageScreen, 'title' | 'load'>
  compare: PageScreen['load']
}

const ofAsin: Analysis = {
  base: '/product',
  module: 'asin_fx',
  parent: 'asin',
  query: 'asin=B0SAMPLE01&marketplace=US',
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
  compare: () => import('./compare/compare.screen.tsx').then((module) => module.AsinCompareScreen),
}

const ofMarket: Analysis = {
  base: '/market',
  module: 'sc_fx',
  parent: 'market',
  query: 'market=travel+mug',
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
  compare: () => import('./compare/compare.screen.tsx').then((module) => module.MarketCompareScreen),
}

const sharedBy = ({ module, parent }: Analysis) =>
  ({ auth: 'user', frame: 'page', module, parent }) as const satisfies Partial<PageScreen>

function analysisAt(base: `/${string}`, analysis: Analysis): Screen[] {
  const { query, subject, example, ...screens } = analysis
  const shared = sharedBy(analysis)
  return [
    { ...shared, ...screens.confirm, path: base, example: `${base}?${query}` },
    { ...shared, ...screens.progress, path: `${base}/report`, example: `${base}/report?id=1` },
    { ...shared, ...screens.online, path: `${base}/online${subject}`, example: `${base}/online/${example}` },
  ]
}

const comparisonOf = (analysis: Analysis): Screen => ({
  ...sharedBy(analysis),
  title: 'compare',
  path: `${analysis.base}/compare`,
  load: analysis.compare,
  example: `${analysis.base}/compare?ids=1,2`,
})

export const screens: Screen[] = [
  {
    path: '/products/asin_fx/index',
    title: 'asin',
    auth: 'user',
    frame: 'page',
    menu: 'asin',
    load: () => import('./list/list.screen.tsx').then((module) => module.AsinListScreen),
  },
  ...analysisAt(ofAsin.base, ofAsin),
  ...analysisAt('/products/asin_fx/search', ofAsin),
  comparisonOf(ofAsin),
  {
    path: '/products/sc_fx/index',
    title: 'market',
    auth: 'user',
    frame: 'page',
    menu: 'market',
    load: () => import('./list/list.screen.tsx').then((module) => module.MarketListScreen),
  },
  ...analysisAt(ofMarket.base, ofMarket),
  ...analysisAt('/products/sc_fx/table', ofMarket),
  comparisonOf(ofMarket),
]
