/** The filters of the product-selection pages by topic (SPEC section 2), ordered to fill three columns evenly. */
export const GLOSSARY = [
  { group: 'demand', terms: ['sales', 'salesGrowth', 'rank', 'rankGrowth'] },
  { group: 'goods', terms: ['weight', 'volume', 'sizeTier'] },
  { group: 'buyers', terms: ['price', 'rating', 'ratings', 'newRatings'] },
  { group: 'page', terms: ['aplus', 'video'] },
  { group: 'rivals', terms: ['sellers', 'buyBox', 'variants', 'badges'] },
] as const

/** Terms with a suggested starting value (SPEC section 9). */
export const GUIDED = ['price', 'sales', 'rank', 'rankGrowth'] as const
export type Guided = (typeof GUIDED)[number]
export const isGuided = (term: string): term is Guided => (GUIDED as readonly string[]).includes(term)
