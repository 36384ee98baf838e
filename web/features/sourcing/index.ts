import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('sourcing', 'source', { path: '/search/source', menu: 'search', sketch: 'pictures', available: 'profit' }),
]
