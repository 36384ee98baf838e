/** Pictures of one infringement query at most. */
export const MOST_PICTURES = 6
