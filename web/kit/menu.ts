import type { ModuleName } from '#contracts/core/endpoint.ts'

/** The eight entries of SPEC section 2, each with the module name that activates it. */
export const MENU = {
  dashboard: 'dashboard',
  hotMarket: 'wajue',
  hotProduct: 'wajue',
  risk: 'ai_pantent',
  asin: 'asin_fx',
  market: 'sc_fx',
  keywordMiner: 'wajue',
  about: 'about',
} as const

export const GROUPS = ['select', 'search', 'keyword', 'ai', 'picture', 'rights', 'help'] as const

export type MenuEntry = keyof typeof MENU
export type MenuGroup = (typeof GROUPS)[number]

/** The module whose entry is active on a screen (the menu-name marker of SPEC section 2). */
export type Marker = Extract<ModuleName, 'asin_fx' | 'sc_fx' | 'ai_pantent' | 'ai_pantent_new' | 'ai_img' | 'ai_wa'>

/** The entry that is active on screens without an entry of their own. */
export const DEFAULT_ENTRY: MenuEntry = 'risk'
