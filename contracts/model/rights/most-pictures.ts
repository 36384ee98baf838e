/** Most pictures per infringement query. */
export const MOST_PICTURES = 6
