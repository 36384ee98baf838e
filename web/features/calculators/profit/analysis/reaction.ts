/** Words for a price elasticity of demand. */
export const MAX_ELASTICITY = 4

const STEPS = [
  ['none', 0.5],
  ['weak', 1.2],
  ['clear', 2],
  ['firm', 3],
] as const

export type Reaction = (typeof STEPS)[number][0] | 'strong'

/** Percent of units lost for one percent of price, in a word. */
export const reactionOf = (elasticity: number): Reaction =>
  STEPS.find(([, below]) => elasticity < below)?.[0] ?? 'strong'
