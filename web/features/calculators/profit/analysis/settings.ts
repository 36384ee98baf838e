/** The seller's settings in the analysis. They survive a change of tab. */
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Target } from '#contracts/model/calculators/profit/solve.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'

export const TABS = ['price', 'targets', 'sensitivity', 'fulfilment', 'marketplaces', 'dates'] as const
export type AnalysisTab = (typeof TABS)[number]

export const CHANGES = [0.05, 0.1, 0.2] as const

export interface AnalysisSettings {
  tab: AnalysisTab
  /** Units per month; null if not typed. */
  units: number | null
  elasticity: number
  target: { of: Target['of']; value: number | null }
  /** A target for the net profit is in minor units of the currency of this marketplace. */
  marketplace: Marketplace
  change: (typeof CHANGES)[number]
  /** Prices that the seller typed, in minor units, by marketplace. */
  prices: Partial<Record<Marketplace, number>>
}

export const firstSettings = (marketplace: Marketplace): AnalysisSettings => ({
  tab: 'price',
  units: null,
  elasticity: 1.5,
  target: { of: 'margin', value: 0.2 },
  marketplace,
  change: 0.1,
  prices: {},
})

/** Drops a target for the net profit when the marketplace changes, because it is in the former currency. */
export const moveSettings = (marketplace: Marketplace, before: AnalysisSettings): AnalysisSettings =>
  before.marketplace === marketplace
    ? before
    : {
        ...before,
        marketplace,
        target: before.target.of === 'net' ? { of: 'net', value: null } : before.target,
      }

export type SettingsChange = Partial<AnalysisSettings> | ((before: AnalysisSettings) => Partial<AnalysisSettings>)

export interface TabProps {
  input: ProfitInput
  settings: AnalysisSettings
  /** Stable until the marketplace changes. */
  set: (change: SettingsChange) => void
  onChange: (change: Partial<ProfitInput>) => void
}
