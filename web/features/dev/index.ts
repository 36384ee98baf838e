import type { Screen } from '#web/kit/screen.ts'

/** Screens for developers. They exist only in dev mode (web/app/dev-screens.ts). */
export const screens: Screen[] = [
  {
    path: '/__dev',
    title: 'console',
    auth: 'guest',
    frame: 'page',
    load: () => import('./console.screen.tsx').then((module) => module.ConsoleScreen),
  },
  {
    path: '/__dev/kit',
    title: 'gallery',
    auth: 'guest',
    frame: 'page',
    load: () => import('./gallery.screen.tsx').then((module) => module.GalleryScreen),
  },
  {
    path: '/__dev/wechat',
    title: 'wechatPhone',
    auth: 'guest',
    frame: 'page',
    props: 'query',
    load: () => import('./wechat-phone.screen.tsx').then((module) => module.WechatPhoneScreen),
  },
]
