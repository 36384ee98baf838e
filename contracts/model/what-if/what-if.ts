/** Profit of one unit for given inputs. Pure, so page and server share it. */
import { maxCostPerClick } from '../profit.ts'
import { type Range, rangeOf } from '../range.ts'
import { type Cliff, cliffsOf } from './cliffs.ts'
import type { Tariff, WhatIfInput } from './input.ts'
import { blankTariffs, type LineKey } from './lines.ts'
import { type Period, periodsOf, type Season, seasonOf } from './periods.ts'
import { NEEDED, type UnitProfit, unitProfit } from './unit-profit.ts'

/** Conversion rates for the maximum cost per click. */
export const CONVERSIONS = [0.05, 0.1, 0.15, 0.2] as const

export interface WhatIf extends UnitProfit {
  maxCpc: { conversion: number; amount: Range | null }[]
  /** Unknown lines: without a `needed` one there is no profit; `uncounted` ones are left out of it. */
  needed: LineKey[]
  uncounted: LineKey[]
  blankTariffs: Tariff[]
  cliffs: Cliff[]
  season: Season | null
  periods: Period[]
}

export function whatIf(input: WhatIfInput): WhatIf {
  const result = unitProfit(input)
  const unknown = result.lines.filter((line) => line.amount === null).map((line) => line.key)
  const { breakEvenAcos: acos } = result
  return {
    ...result,
    maxCpc: CONVERSIONS.map((conversion) => ({
      conversion,
      amount: acos && rangeOf((at) => maxCostPerClick(input.price, conversion, Math.max(0, acos[at]))),
    })),
    needed: unknown.filter((key) => NEEDED.includes(key)),
    uncounted: unknown.filter((key) => !NEEDED.includes(key)),
    blankTariffs: blankTariffs(input),
    cliffs: cliffsOf(input),
    season: seasonOf(input),
    periods: periodsOf(input),
  }
}
