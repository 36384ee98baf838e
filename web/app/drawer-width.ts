/** Of the drawer beside the page, in pixels: as wide as SPEC section 2 says. */
export const DRAWER_WIDTH = 190

/** Width of a drawer over the page, in pixels (SPEC section 9). */
export const OVERLAY_WIDTH = 300
