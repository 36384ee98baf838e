/** Texts of market. */
export const market = {} as const
