import type { RightsWorld } from '#server/features/rights/public.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { ReportEvent } from './report-progress.ts'

export interface ReportsWorld extends RightsWorld {
  readonly hub: Hub<ReportEvent>
  /** Absent in production. */
  readonly taskOverrides?: TaskOverrides | undefined
}

export interface TaskOverrides {
  /** True if no account has an override. Checked before every task, so it is cheap. */
  readonly areNone: boolean
  isStuck(accountId: number): boolean
  isSlow(accountId: number): boolean
  isFailing(accountId: number): boolean
}
