/** Paths that decide which files load first. Read by the app and the build. */

/** The front page and the login screens; all other screens are drawn by later-screens.tsx. */
export const FIRST_SCREENS = /^\/(user\/.*)?$/

/** The online report (SPEC section 2). */
export const ONLINE_REPORT = /^\/(product|products\/asin_fx\/search|market|products\/sc_fx\/table)\/online(\/|$)/
/** The online report of a market, which has texts of its own. */
export const MARKET_REPORT = /^\/(market|products\/sc_fx\/table)\/online(\/|$)/
