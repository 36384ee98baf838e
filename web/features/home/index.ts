import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/',
    title: 'home',
    auth: 'guest',
    frame: 'bare',
    load: () => import('./home.screen.tsx').then((module) => module.HomeScreen),
  },
]
