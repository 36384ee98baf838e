import type { RightsWorld } from '#server/features/rights/public.ts'
import type { ScreenerWorld } from '#server/features/screener/public.ts'

export interface WatchChecks {
  /** Checks the watches of all accounts whose data has changed. */
  run(): Promise<void>
  stop(): Promise<void>
}

export interface WatchesWorld extends RightsWorld, ScreenerWorld {
  readonly watchChecks: WatchChecks
}
