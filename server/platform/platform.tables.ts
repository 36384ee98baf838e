/** Tables of what every subject builds on: tasks and secrets. Times are ISO instants, money and power integers, booleans 0 or 1. */
import type { Generated } from 'kysely'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    job: JobTable
    secret: SecretTable
  }
}

export interface JobTable {
  id: Generated<number>
  kind: string
  subject: number
  revision: number
  state: 'queued' | 'running' | 'done' | 'failed'
  /** How often it was claimed. */
  attempts: Generated<number>
  /** How many of these attempts ended with their process, and not by themselves. */
  interrupted: Generated<number>
  lease_owner: string | null
  /** Milliseconds of the system clock: leases are about processes, so the world's clock does not move them. */
  lease_until: number | null
  /** For whom it is done; null for some of before turns. */
  account_id: number | null
  /** Tasks are taken by turn: server/platform/turns.ts. */
  turn: number
  created_at: string
}

export interface SecretTable {
  name: string
  value: string
}
