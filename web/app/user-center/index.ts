import type { Screen } from '#web/kit/screen.ts'

/** Not in web/features, because the personal center combines several features. */
export const screens: Screen[] = [
  {
    path: '/user-center',
    title: 'userCenter',
    auth: 'user',
    frame: 'page',
    load: () => import('./user-center.screen.tsx').then((module) => module.UserCenterScreen),
  },
]
