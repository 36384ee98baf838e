/** Targets of the banner: finished tools only. */
export const BANNER_CARDS = [
  { key: 'research', path: '/products/asin_fx/index' },
  { key: 'risk', path: '/products/ai_pantent/index' },
  { key: 'market', path: '/products/sc_fx/index' },
] as const
