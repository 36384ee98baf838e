import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('order', { path: '/order', menu: 'help', sketch: 'table', already: 'actions' }),
  {
    path: '/alipay',
    title: 'alipay',
    auth: 'user',
    frame: 'bare',
    load: () => import('./alipay.screen.tsx').then((module) => module.AlipayScreen),
  },
]
