/** Where a visit begins, as far as it matters for what is fetched at once: read by the app and by its build. */

/** The way in: everything else stands in the frame of the house. */
export const WAY_IN = /^\/(user\/.*)?$/

/** A report that is read online: SPEC section 2. */
export const ONLINE_REPORT = /^\/(product|products\/asin_fx\/search|market|products\/sc_fx\/table)\/online(\/|$)/
/** One of a market, which says words of its own. */
export const MARKET_REPORT = /^\/(market|products\/sc_fx\/table)\/online(\/|$)/
