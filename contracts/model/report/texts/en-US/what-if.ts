/** Texts of what if. */
export const whatIf = {} as const
