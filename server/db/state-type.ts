import type { Kysely } from 'kysely'
import type { StateTables } from './state-tables.ts'

export type State = Kysely<StateTables>
