import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('home', 'dashboard', { path: '/dashboard', menu: 'dashboard', sketch: 'chart', available: 'actions' }),
]
