import type { Screen } from '#web/kit/screen.ts'

/** The personal center is made of sections of several subjects, so the app puts it together. */
export const screens: Screen[] = [
  {
    path: '/user-center',
    title: 'userCenter',
    auth: 'user',
    frame: 'page',
    load: () => import('./user-center.screen.tsx').then((module) => module.UserCenterScreen),
  },
]
