/** Times are ISO instants; power is in hundredths, an integer. */
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
  /** `report:ID:REVISION`, `registration:ACCOUNT`, `order:NO` … Unique per kind. */
  cause: string
  created_at: string
}
