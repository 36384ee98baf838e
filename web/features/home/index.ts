import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  {
    path: '/',
    title: 'home',
    auth: 'guest',
    frame: 'bare',
    texts: 'home',
    load: () => import('./home.screen.tsx').then((module) => module.HomeScreen),
  },
  upcoming('home', 'dashboard', { path: '/dashboard', menu: 'dashboard', sketch: 'chart', already: 'actions' }),
]
