/** Texts of deeper. */
export const deeper = {} as const
