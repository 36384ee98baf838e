/** Texts of drawing. */
export const drawing = {} as const
