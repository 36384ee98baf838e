import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/ai/tort/query',
    title: 'infringement',
    auth: 'user',
    frame: 'page',
    menu: 'ai',
    load: () => import('./infringement.screen.tsx').then((module) => module.InfringementScreen),
  },
]
