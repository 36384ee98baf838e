/**
 * Tables of the state, for Kysely. Each subject adds its own in its `*.tables.ts`; only the owner of a table queries it
 * (`npm run layers` checks).
 */
// biome-ignore lint/suspicious/noEmptyInterface: subjects add their tables
export interface StateTables {}
