import type { AccountsWorld } from '#server/features/accounts/accounts.world.ts'
import type { BillingWorld } from '#server/features/billing/billing.world.ts'
import type { LedgerWorld } from '#server/features/ledger/ledger.world.ts'
import type { ReportsWorld } from '#server/features/reports/reports.world.ts'
import type { WatchesWorld } from '#server/features/watches/watches.world.ts'

export interface AppWorld extends AccountsWorld, BillingWorld, LedgerWorld, ReportsWorld, WatchesWorld {}
