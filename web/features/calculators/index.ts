import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/ai/freight/calculation',
    title: 'freight',
    auth: 'user',
    frame: 'page',
    menu: 'ai',
    load: () => import('./freight/freight.screen.tsx').then((module) => module.FreightScreen),
  },
  {
    path: '/ai/profit/analysis',
    title: 'profit',
    auth: 'user',
    frame: 'page',
    menu: 'ai',
    load: () => import('./profit/profit.screen.tsx').then((module) => module.ProfitScreen),
  },
  {
    path: '/ai/profit/fees',
    title: 'feeTables',
    auth: 'user',
    frame: 'page',
    menu: 'ai',
    parent: 'profit',
    example: '/ai/profit/fees?length=254&width=203&height=127&weight=363&price=2999&category=home',
    load: () => import('./fees/fees.screen.tsx').then((module) => module.FeesScreen),
  },
]
