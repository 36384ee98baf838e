/** The places of the menu, in the order in which they stand. Which screen stands where is said by the screen. */
import type { ModuleName } from '#contracts/core/endpoint.ts'

/** The eight entries of SPEC section 2 and the key by which a module activates each. */
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

/** The families below them. */
export const GROUPS = ['select', 'search', 'keyword', 'ai', 'picture', 'rights', 'help'] as const

export type MenuEntry = keyof typeof MENU
export type MenuGroup = (typeof GROUPS)[number]

/** The module whose entry is active on a screen: SPEC's menu-name marker. */
export type Marker = Extract<ModuleName, 'asin_fx' | 'sc_fx' | 'ai_pantent' | 'ai_pantent_new' | 'ai_img' | 'ai_wa'>

/** Active when nothing else says so. */
export const DEFAULT_ENTRY: MenuEntry = 'risk'
