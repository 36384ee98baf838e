import type { Screen } from '#web/kit/screen.ts'

/** The front page shows what several subjects offer a visitor, so the app puts it together. */
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
