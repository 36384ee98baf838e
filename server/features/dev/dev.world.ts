import type { AccountsWorld } from '#server/features/accounts/accounts.world.ts'
import type { BillingWorld, OrderOverrides } from '#server/features/billing/billing.world.ts'
import type { LedgerWorld } from '#server/features/ledger/ledger.world.ts'
import type { ReportsWorld, TaskOverrides } from '#server/features/reports/reports.world.ts'
import type { WatchesWorld } from '#server/features/watches/watches.world.ts'
import { Faults } from './faults.ts'
import { OpenStreams } from './open-streams.ts'
import { RequestLog } from './request-log.ts'
import { Scenarios } from './scenarios.ts'

/** A world as in production. */
export interface BareWorld extends AccountsWorld, BillingWorld, LedgerWorld, ReportsWorld, WatchesWorld {}

export interface DevState {
  readonly scenarios: Scenarios
  readonly faults: Faults
  readonly requests: RequestLog
  readonly streams: OpenStreams
}

export interface DevWorld extends BareWorld, DevState {}

/** Starts without scenarios and faults. After a reset, observers of the former world stay subscribed. */
export const newDevState = (before?: DevWorld): DevState => ({
  scenarios: new Scenarios(),
  faults: new Faults(),
  requests: before?.requests ?? new RequestLog(),
  streams: before?.streams ?? new OpenStreams(),
})

/** The scenarios as overrides for orders and tasks. */
export function overridesOf(scenarios: Scenarios): {
  orderOverrides: OrderOverrides
  taskOverrides: TaskOverrides
} {
  return {
    orderOverrides: {
      answersNothing: (accountId) => scenarios.has('emptyPayment', accountId),
      isFree: (accountId) => scenarios.has('instantPayment', accountId),
      isRefused: (accountId) => scenarios.has('paymentRefused', accountId),
    },
    taskOverrides: {
      get areNone() {
        return scenarios.isEmpty
      },
      isStuck: (accountId) => scenarios.has('reportStuck', accountId),
      isSlow: (accountId) => scenarios.has('reportSlow', accountId),
      isFailing: (accountId) => scenarios.has('reportFailing', accountId),
    },
  }
}
