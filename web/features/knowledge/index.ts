import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('knowledge', 'knowledge', { path: '/knowledge', menu: 'help', sketch: 'form', available: 'actions' }),
]
