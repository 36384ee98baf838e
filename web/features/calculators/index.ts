import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('calculators', 'freight', {
    path: '/ai/freight/calculation',
    menu: 'ai',
    sketch: 'form',
    already: 'profit',
  }),
  {
    path: '/ai/profit/analysis',
    title: 'profit',
    auth: 'user',
    frame: 'page',
    menu: 'ai',
    load: () => import('./profit/profit.screen.tsx').then((module) => module.ProfitScreen),
  },
]
