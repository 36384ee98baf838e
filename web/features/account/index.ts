import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/user/login',
    title: 'login',
    auth: 'guest',
    frame: 'bare',
    load: () => import('./login.screen.tsx').then((module) => module.LoginScreen),
  },
]
