import type { Kysely } from 'kysely'
import type { StateTables } from './state-tables.ts'

/** The state database, or a transaction of it. */
export type State = Kysely<StateTables>
