import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/dashboard',
    title: 'dashboard',
    auth: 'user',
    frame: 'page',
    menu: 'dashboard',
    load: () => import('./dashboard/dashboard.screen.tsx').then((module) => module.DashboardScreen),
  },
]
