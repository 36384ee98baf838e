/** Words for a price elasticity of demand. */
export const MAX_ELASTICITY = 4

const STEPS = [
  ['none', 0.5],
  ['weak', 1.2],
  ['clear', 2],
  ['firm', 3],
] as const

export type Reaction = (typeof STEPS)[number][0] | 'strong'

/** Returns the word for an elasticity, which is the percentage of units lost when the price rises by one percent. */
export const reactionOf = (elasticity: number): Reaction =>
  STEPS.find(([, below]) => elasticity < below)?.[0] ?? 'strong'
