/** Of the drawer beside the page, in pixels: as wide as SPEC section 2 says. */
export const DRAWER_WIDTH = 190
