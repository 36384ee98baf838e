import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/order',
    title: 'order',
    auth: 'user',
    frame: 'page',
    menu: 'help',
    load: () => import('./order/order.screen.tsx').then((module) => module.OrderScreen),
  },
  {
    path: '/alipay',
    title: 'alipay',
    auth: 'user',
    frame: 'bare',
    load: () => import('./popup/alipay.screen.tsx').then((module) => module.AlipayScreen),
  },
]
