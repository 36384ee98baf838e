import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/search/global-search',
    title: 'globalSearch',
    auth: 'user',
    frame: 'page',
    menu: 'search',
    load: () => import('./global-search.screen.tsx').then((module) => module.GlobalSearchScreen),
  },
]
