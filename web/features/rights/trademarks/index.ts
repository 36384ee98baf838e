import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/trademark',
    title: 'trademark',
    auth: 'user',
    frame: 'page',
    menu: 'rights',
    module: 'ai_pantent',
    parent: 'risk',
    example: '/trademark?trademark=Lumora',
    load: () => import('./trademark.screen.tsx').then((module) => module.TrademarkScreen),
  },
]
