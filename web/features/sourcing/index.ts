import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/search/source',
    title: 'source',
    auth: 'user',
    frame: 'page',
    menu: 'search',
    load: () => import('./search/sourcing.screen.tsx').then((module) => module.SourcingScreen),
  },
  {
    path: '/search/source/offer',
    title: 'offer',
    auth: 'user',
    frame: 'page',
    parent: 'source',
    props: 'query',
    example: '/search/source/offer?id=1',
    load: () => import('./detail/offer-detail.screen.tsx').then((module) => module.OfferDetailScreen),
  },
]
