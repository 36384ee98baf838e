import type { Screen } from '#web/kit/screen.ts'

/** The front page combines several subjects, so it belongs to the app. */
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
