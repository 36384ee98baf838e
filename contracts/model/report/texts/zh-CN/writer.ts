/** Texts of writer. */
export const writer = {} as const
