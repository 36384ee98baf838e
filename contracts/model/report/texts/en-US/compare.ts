/** Texts of compare. */
export const compare = {} as const
