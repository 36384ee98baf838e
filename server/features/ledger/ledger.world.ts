import type { SigningWorld } from '#server/platform/signed-address.ts'
import type { ReportsById } from './ledger-history.ts'

export interface LedgerWorld extends SigningWorld {
  /** Looks up the reports that entries were charged for. */
  readonly reportsById: ReportsById
}
