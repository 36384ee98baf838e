/** Each subject adds its tables in its `*.tables.ts`; only the owner queries a table (`npm run layers`). */
// biome-ignore lint/suspicious/noEmptyInterface: subjects add their tables
export interface StateTables {}
