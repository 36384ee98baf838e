/** Fee tables of one account. */
export const OWN_TABLES_MAX = 60
/** Rows of one table; Amazon's longest has about a hundred. */
export const OWN_ROWS_MAX = 500
/** Characters of one table as JSON, so that a saved calculation has room for those that it uses. */
export const OWN_TABLE_CHARS_MAX = 30_000
