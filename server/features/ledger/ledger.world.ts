import type { SigningWorld } from '#server/platform/signed-address.ts'
import type { ReportsById } from './ledger-history.ts'

/** What the ledger needs of a world. */
export interface LedgerWorld extends SigningWorld {
  /** Names the reports that were charged for. */
  readonly reportsById: ReportsById
}
