/** Texts of market words. */
export const marketWords = {} as const
