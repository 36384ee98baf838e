/**
 * Units to sell in 8 days to keep up with the middle of page one: our own formula, because the vendors do not publish
 * theirs. Needs the purchases of the last full month.
 */
const DAYS = 8
const DAYS_A_MONTH = 30
/** Share of a term's purchases that the eighth organic position gets: our assumption. */
const SHARE_OF_POSITION = 0.05

/** At least 1 unit if there are purchases. */
export const sprOf = (purchases: number): number => Math.ceil((purchases / DAYS_A_MONTH) * DAYS * SHARE_OF_POSITION)
