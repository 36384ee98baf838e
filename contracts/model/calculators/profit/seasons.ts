/** The season of the year in which fees of a unit rise. */
import { dayBefore } from '../../fees/days.ts'
import { peakSeason, type Season, storagePeak } from '../../fees/edges.ts'
import { differenceOf, type Range } from '../../range.ts'
import type { ProfitInput } from './input.ts'
import { type LineKey, linesOf } from './lines.ts'

export interface SeasonRise extends Season {
  /** How much more a unit pays than on the day before, minor units. */
  rise: Range
}

export interface SeasonRises {
  fulfilment: SeasonRise | null
  /** For a unit sold on the last day of the season, whose months in storage cost the most. */
  storage: SeasonRise | null
}

/** The peak season on the day of the sale, or else the next one. Null if no fee rises or the season is unknown. */
export function seasonsOf(input: ProfitInput): SeasonRises {
  const peak = peakSeason(input.marketplace, input.on, input.ownTables)
  const stored = peak && storagePeak(input.marketplace, peak.from, input.ownTables)
  return {
    fulfilment: peak && seasonOf(input, 'fulfilment', peak, peak.from),
    storage: stored && input.on <= stored.to ? seasonOf(input, 'storage', stored, stored.to) : null,
  }
}

function seasonOf(input: ProfitInput, key: LineKey, season: Season, day: string): SeasonRise | null {
  const amountOn = (on: string) => linesOf({ ...input, on }).find((line) => line.key === key)?.amount ?? null
  const rise = differenceOf(amountOn(day), amountOn(dayBefore(season.from)))
  return rise && rise.high > 0 ? { ...season, rise } : null
}
