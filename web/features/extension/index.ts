import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/products/about',
    title: 'about',
    auth: 'user',
    frame: 'page',
    menu: 'about',
    load: () => import('./about.screen.tsx').then((module) => module.AboutScreen),
  },
]
