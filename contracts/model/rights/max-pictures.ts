/** Maximum number of pictures per infringement query. */
export const MAX_PICTURES = 6
