/** Six views of search terms (DOMAIN A row 13). Their thresholds are ours; no vendor publishes theirs. */
import type { Marketplace } from '../marketplaces.ts'
import type { TermNumber } from './search-term-metrics.ts'
import type { TermPeriod } from './search-term-periods.ts'

export const TERM_MODELS = ['hot', 'movement', 'lastingGrowth', 'surging', 'potential', 'longTail'] as const
export type TermModel = (typeof TERM_MODELS)[number]

export type TermRanges = Partial<Record<TermNumber, { min?: number; max?: number }>>

/** Searches of a marketplace relative to Amazon US: our estimate. */
const MARKET_SIZES: Readonly<Record<Marketplace, number>> = {
  US: 1,
  UK: 0.24,
  DE: 0.27,
  FR: 0.14,
  JP: 0.2,
  CA: 0.1,
  IT: 0.11,
  ES: 0.1,
  IN: 0.16,
}

type Scale = (searches: number) => number

/** Two significant digits: an estimate is no more precise than that. */
const scaleOf =
  (marketplace: Marketplace): Scale =>
  (searches) =>
    Number((searches * MARKET_SIZES[marketplace]).toPrecision(2))

/** @param scale makes thresholds on searches of those for Amazon US; ranks count within a marketplace */
const rangesOf = (scale: Scale): Record<TermModel, Record<TermPeriod, TermRanges>> => ({
  hot: {
    week: { searchRank: { max: 5000 } },
    month: { searches: { min: scale(100_000) } },
    quarter: { searches: { min: scale(300_000) } },
  },
  movement: {
    week: { swing: { min: 0.2 } },
    month: { swing: { min: 0.3 } },
    quarter: { swing: { min: 0.4 } },
  },
  lastingGrowth: {
    week: { streak: { min: 3 } },
    month: { streak: { min: 3 } },
    quarter: { streak: { min: 2 } },
  },
  surging: {
    week: { change: { min: 0.25 } },
    month: { change: { min: 0.3 } },
    quarter: { change: { min: 0.5 } },
  },
  potential: {
    week: { searchRank: { min: 5001, max: 300_000 }, change12: { min: 0.2 }, clickShare: { max: 0.5 } },
    month: {
      searches: { min: scale(10_000), max: scale(100_000) - 1 },
      yearChange: { min: 0.2 },
      clickShare: { max: 0.5 },
    },
    quarter: {
      searches: { min: scale(30_000), max: scale(300_000) - 1 },
      yearChange: { min: 0.2 },
      clickShare: { max: 0.5 },
    },
  },
  longTail: {
    week: { searchRank: { min: 10_000 } },
    month: { searches: { max: scale(30_000) } },
    quarter: { searches: { max: scale(90_000) } },
  },
})

const LONG_TAIL_WORDS = 3

/** The conditions of a model, in the units of calls. A Japanese term counts as one word, so words say nothing there. */
export function termModelRanges(model: TermModel, kind: TermPeriod, marketplace: Marketplace): TermRanges {
  const ranges = rangesOf(scaleOf(marketplace))[model][kind]
  return model === 'longTail' && marketplace !== 'JP' ? { ...ranges, words: { min: LONG_TAIL_WORDS } } : ranges
}
