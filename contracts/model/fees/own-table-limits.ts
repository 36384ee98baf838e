/** Maximum number of fee tables of one account. */
export const OWN_TABLES_MAX = 60
/** Maximum number of rows of one table; the longest one of Amazon has about a hundred. */
export const OWN_ROWS_MAX = 500
/** Maximum length of one table as JSON, in characters, so that a saved calculation has room for those that it uses. */
export const OWN_TABLE_CHARS_MAX = 30_000
