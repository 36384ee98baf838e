import type { MarketFilter } from '#contracts/api/market-shapes.ts'
import type { RightsWorld } from '#server/features/rights/public.ts'
import type { ScreenerWorld } from '#server/features/screener/public.ts'

export interface WatchChecks {
  /** Checks the watches of all accounts whose data has changed. */
  run(): Promise<void>
  stop(): Promise<void>
}

export interface FoundMarkets {
  data: 'sample' | 'imported'
  /** Id and title of each market. */
  markets: { id: string; title: string }[]
}

export interface WatchesWorld extends RightsWorld, ScreenerWorld {
  /** The markets that an account finds with this filter. Passed in, because markets depend on watches. */
  readonly searchMarkets: (accountId: number, filter: MarketFilter) => FoundMarkets
  readonly watchChecks: WatchChecks
}
