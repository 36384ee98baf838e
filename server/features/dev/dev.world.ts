import type { AccountsWorld } from '#server/features/accounts/accounts.world.ts'
import type { BillingWorld, OrderOverrides } from '#server/features/billing/billing.world.ts'
import type { LedgerWorld } from '#server/features/ledger/ledger.world.ts'
import type { ReportsWorld, TaskOverrides } from '#server/features/reports/reports.world.ts'
import { Faults } from './faults.ts'
import { OpenStreams } from './open-streams.ts'
import { RequestLog } from './request-log.ts'
import { Scenarios } from './scenarios.ts'

/** A world as production has it: what every subject needs. */
export interface BareWorld extends AccountsWorld, BillingWorld, LedgerWorld, ReportsWorld {}

/** What developers arrange and observe in a world. */
export interface Arranged {
  /** Situations that the world or some of its accounts are in. */
  readonly scenarios: Scenarios
  /** Rules that delay calls or make them fail. */
  readonly faults: Faults
  /** The latest requests. */
  readonly requests: RequestLog
  /** The event streams that are open. */
  readonly streams: OpenStreams
}

export interface DevWorld extends BareWorld, Arranged {}

/** Starts with nothing arranged. After a reset the observers of the former world stay subscribed. */
export const newArranged = (before?: DevWorld): Arranged => ({
  scenarios: new Scenarios(),
  faults: new Faults(),
  requests: before?.requests ?? new RequestLog(),
  streams: before?.streams ?? new OpenStreams(),
})

/** The situations as the subjects know them. */
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
        return scenarios.none
      },
      isStuck: (accountId) => scenarios.has('reportStuck', accountId),
      isSlow: (accountId) => scenarios.has('reportSlow', accountId),
      isFailing: (accountId) => scenarios.has('reportFailing', accountId),
    },
  }
}
