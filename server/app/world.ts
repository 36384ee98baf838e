import type { AccountsWorld } from '#server/features/accounts/accounts.world.ts'
import type { BillingWorld } from '#server/features/billing/billing.world.ts'
import type { LedgerWorld } from '#server/features/ledger/ledger.world.ts'
import type { ReportsWorld } from '#server/features/reports/reports.world.ts'
import type { ScreenerWorld } from '#server/features/screener/screener.ts'

export interface AppWorld extends AccountsWorld, BillingWorld, LedgerWorld, ReportsWorld, ScreenerWorld {}
