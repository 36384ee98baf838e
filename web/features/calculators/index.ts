import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('calculators', 'freight', {
    path: '/ai/freight/calculation',
    menu: 'ai',
    sketch: 'form',
    already: 'profit',
  }),
  upcoming('calculators', 'profit', { path: '/ai/profit/analysis', menu: 'ai', sketch: 'form', already: 'profit' }),
]
