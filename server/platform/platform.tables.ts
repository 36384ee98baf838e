/** Tables that every subject uses: tasks and secrets. Times are ISO instants, money and power integers, booleans 0 or 1. */
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
  /** Number of claims, interrupted ones included. */
  attempts: Generated<number>
  /** Attempts that ended because their process ended. */
  interrupted: Generated<number>
  lease_owner: string | null
  /** Milliseconds of the system clock, not of the world's: a shifted clock must not move leases. */
  lease_until: number | null
  /** Null for some tasks from before migration 006. */
  account_id: number | null
  turn: number
  created_at: string
}

export interface SecretTable {
  name: string
  value: string
}
