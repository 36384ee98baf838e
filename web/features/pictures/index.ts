import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

const picture = { menu: 'picture', module: 'ai_img', sketch: 'pictures', available: 'listing' } as const

export const screens: Screen[] = [
  upcoming('pictures', 'picture', { ...picture, path: '/picture' }),
  upcoming('pictures', 'pictureWise', { ...picture, path: '/picture/wise', parent: 'picture' }),
  upcoming('pictures', 'pictureChange', { ...picture, path: '/picture/change', parent: 'picture' }),
  upcoming('pictures', 'imageOptimizer', {
    path: '/ai/image/optimizer',
    menu: 'ai',
    sketch: 'pictures',
    available: 'listing',
  }),
]
