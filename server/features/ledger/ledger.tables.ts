/** The table of the ledger. Times are ISO instants, money and power integers, booleans 0 or 1. */
import type { Generated } from 'kysely'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    ledger: LedgerTable
  }
}

export interface LedgerTable {
  id: Generated<number>
  account_id: number
  kind: 'purchase' | 'gift' | 'charge' | 'refund' | 'adjustment'
  /** Hundredths of power; charges are negative. */
  amount: number
  /** What moved it: `report:ID:REVISION`, `registration:ACCOUNT`, `order:NO` … One entry of a kind for one cause. */
  cause: string
  created_at: string
}
