import type { RightsWorld } from '#server/features/rights/public.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { ReportEvent } from './report-progress.ts'

export interface ReportsWorld extends RightsWorld {
  readonly hub: Hub<ReportEvent>
  /** Absent in production. */
  readonly taskOverrides?: TaskOverrides | undefined
}

/** Set by a developer to test how reports behave. */
export interface TaskOverrides {
  /** True if no account has an override. Checked before every task, so it is cheap. */
  readonly areNone: boolean
  /** The task does not start. */
  isStuck(accountId: number): boolean
  /** The task takes half a minute longer. */
  isSlow(accountId: number): boolean
  isFailing(accountId: number): boolean
}
