/** Ready-made searches for markets with published thresholds (DOMAIN B6a), in US dollars. */
import type { Marketplace } from '../marketplaces.ts'
import { MARKET_NUMBERS, type MarketNumber } from './market-metrics.ts'
import { boundsInCurrency } from './preset-money.ts'

type Range = Partial<Record<MarketNumber, { min?: number; max?: number }>>

export interface MarketPreset {
  readonly head: number
  readonly newMonths: number
  readonly range: Readonly<Range>
  readonly sort: MarketNumber
}

export const MARKET_PRESETS = {
  lowBrandMonopoly: {
    head: 10,
    newMonths: 3,
    range: { brandConcentration: { max: 0.45 }, amz: { max: 0.1 }, avgUnits: { min: 200 }, avgPrice: { min: 15 } },
    sort: 'units',
  },
  activeNewProducts: {
    head: 10,
    newMonths: 6,
    range: { newShare: { min: 0.05 }, newUnits: { min: 100 } },
    sort: 'newUnits',
  },
} as const satisfies Record<string, MarketPreset>
export type MarketPresetName = keyof typeof MARKET_PRESETS
export const MARKET_PRESET_NAMES = Object.keys(MARKET_PRESETS) as MarketPresetName[] // keys of a const object

/** The range of a preset for a marketplace, in the units of calls. Money is converted from dollars. */
export function presetRange({ range }: Pick<MarketPreset, 'range'>, marketplace: Marketplace): Range {
  const names = Object.keys(range) as MarketNumber[] // keys of a record of metrics
  return Object.fromEntries(
    names.map((name) => {
      const bounds = range[name] ?? {}
      return [name, MARKET_NUMBERS[name].unit === 'money' ? boundsInCurrency(bounds, marketplace) : bounds]
    }),
  )
}
