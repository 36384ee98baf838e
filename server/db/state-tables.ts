/**
 * Tables of the state, as Kysely types them. Each subject declares its own in its `*.tables.ts`, which is where this
 * interface gets its members; only the owner of a table queries it (`npm run layers`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: subjects add their tables
export interface StateTables {}
