import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('listing', 'listingEdit', { path: '/ai/listing/edit', menu: 'ai', sketch: 'form', available: 'listing' }),
  upcoming('listing', 'listingEstimate', {
    path: '/ai/listing/estimate',
    menu: 'ai',
    sketch: 'chart',
    available: 'listing',
  }),
  upcoming('listing', 'copywriting', {
    path: '/copywriting',
    menu: 'picture',
    module: 'ai_wa',
    sketch: 'form',
    available: 'listing',
  }),
]
