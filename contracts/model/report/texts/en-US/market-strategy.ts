/** Texts of market strategy. */
export const marketStrategy = {} as const
