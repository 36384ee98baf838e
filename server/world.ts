import type { LedgerWorld } from './features/ledger/ledger.world.ts'
import type { AccountsWorld } from './features/accounts/accounts.world.ts'
import type { BillingWorld } from './features/billing/billing.world.ts'
import type { ReportsWorld } from './features/reports/reports.world.ts'

/** A whole world: what every subject needs. */
export interface AppWorld extends AccountsWorld, BillingWorld, LedgerWorld, ReportsWorld {}
