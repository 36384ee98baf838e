/** Width of the drawer beside the page, in pixels (SPEC section 2). */
export const DRAWER_WIDTH = 190

/** Width of a drawer over the page, in pixels (SPEC section 9). */
export const OVERLAY_WIDTH = 300
