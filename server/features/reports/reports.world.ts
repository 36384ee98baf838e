import type { RightsWorld } from '#server/features/rights/public.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { ReportEvent } from './report-progress.ts'

/** What reports need of a world. */
export interface ReportsWorld extends RightsWorld {
  readonly hub: Hub<ReportEvent>
  /** How tasks of an account deviate from real life; absent in production. */
  readonly taskOverrides?: TaskOverrides | undefined
}

/** Situations that a developer arranges for report tasks. */
export interface TaskOverrides {
  /** No account is in any of them: asked before every task, so it is quick. */
  readonly areNone: boolean
  /** The task is not begun. */
  isStuck(accountId: number): boolean
  /** The task takes half a minute longer. */
  isSlow(accountId: number): boolean
  /** The task fails. */
  isFailing(accountId: number): boolean
}
