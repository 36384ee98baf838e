/** Ready-made searches of terms with published thresholds (DOMAIN B6a), which are for Amazon US in dollars. */
import type { Marketplace } from '../marketplaces.ts'
import { boundsInCurrency } from '../screener/preset-money.ts'
import { KEYWORD_NUMBERS, type KeywordChoice, type KeywordNumber } from './keyword-metrics.ts'

export const KEYWORD_PRESETS = ['rising', 'spread', 'titleGap', 'premiumLongTail', 'seasonal'] as const
export type KeywordPreset = (typeof KEYWORD_PRESETS)[number]

export interface KeywordPresetFilter {
  range: Partial<Record<KeywordNumber, { min?: number; max?: number }>>
  choice: Partial<Record<KeywordChoice, string[]>>
}

const FILTERS: Record<KeywordPreset, KeywordPresetFilter> = {
  rising: { range: { searchesTrend: { min: 0.05 }, clickShare: { max: 0.6 }, searches: { min: 3000 } }, choice: {} },
  spread: { range: { searches: { min: 5000 }, clickShare: { max: 0.5 } }, choice: {} },
  titleGap: {
    range: { searches: { min: 1000, max: 5000 }, titleDensity: { max: 5 }, purchaseRate: { min: 0.05 } },
    choice: {},
  },
  premiumLongTail: {
    range: { price: { min: 80 }, searches: { min: 500, max: 4000 }, advertisers: { max: 10 } },
    choice: {},
  },
  seasonal: { range: { searches: { min: 500 } }, choice: { period: ['seasonal'] } },
}

/** The filter of a preset for a marketplace, in the units of calls. */
export function keywordPresetFilter(preset: KeywordPreset, marketplace: Marketplace): KeywordPresetFilter {
  const { range, choice } = FILTERS[preset]
  const names = Object.keys(range) as KeywordNumber[] // keys of a record of metrics
  const converted = names.map((name) => {
    const bounds = range[name] ?? {}
    return [name, KEYWORD_NUMBERS[name].unit === 'money' ? boundsInCurrency(bounds, marketplace) : bounds] as const
  })
  return { range: Object.fromEntries(converted), choice }
}
