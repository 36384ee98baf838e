import type { SigningWorld } from '#server/platform/signed-address.ts'
import type { ReportsById } from './ledger-history.ts'

export interface LedgerWorld extends SigningWorld {
  readonly reportsById: ReportsById
}
