import type { Screen } from '#web/kit/screen.ts'

/** Not in web/features, because the front page combines several features. */
export const screens: Screen[] = [
  {
    path: '/',
    title: 'home',
    auth: 'guest',
    frame: 'bare',
    texts: 'home',
    load: () => import('./home-page.screen.tsx').then((module) => module.HomePage),
  },
]
