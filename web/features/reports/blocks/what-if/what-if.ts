/** The parts of a profit calculation that the what-if panel shows. */
import { type Cliff, cliffsWithin } from '#contracts/model/calculators/profit/cliffs.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Line, LineKey } from '#contracts/model/calculators/profit/lines.ts'
import { type ProfitPeriod, periodsOf } from '#contracts/model/calculators/profit/periods.ts'
import { type SeasonRises, seasonsOf } from '#contracts/model/calculators/profit/seasons.ts'
import { leftForGoods, maxBidOf, type UnitProfit, unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import type { Range } from '#contracts/model/range.ts'

/** Conversion rates for the maximum cost per click. */
const CONVERSIONS = [0.05, 0.1, 0.15, 0.2] as const

/** Maximum distance of a fee threshold from the price, as a share of the price. */
const NEAR = 0.25

/** The profit lines of an FBA unit that the seller can enter in the panel or that are calculated from the input. */
const SHOWN = [
  'cost',
  'freight',
  'duty',
  'referral',
  'fulfilment',
  'storage',
  'agedInventory',
  'ads',
  'returns',
  'vat',
  'other',
] as const satisfies readonly LineKey[]
export type ShownLine = (typeof SHOWN)[number]

export interface WhatIf extends Pick<UnitProfit, 'net' | 'margin' | 'roi' | 'breakEvenAcos'> {
  lines: (Line & { key: ShownLine })[]
  /** Lines with an unknown amount. A `missing` line makes the net profit unknown; `uncounted` lines are left out. */
  missing: ShownLine[]
  uncounted: ShownLine[]
  /** What remains of the price for the goods, their freight and duty, and the profit. */
  left: Range | null
  maxBids: { conversion: number; amount: Range | null }[]
  cliffs: Cliff[]
  seasons: SeasonRises
  /** The periods with known fees. */
  periods: ProfitPeriod[]
}

export function whatIfOf(input: ProfitInput): WhatIf {
  const { lines, net, margin, roi, breakEvenAcos, missing, uncounted } = unitProfit(input)
  return {
    lines: lines.filter((line): line is Line & { key: ShownLine } => isShown(line.key)),
    net,
    margin,
    roi,
    breakEvenAcos,
    missing: missing.filter(isShown),
    uncounted: uncounted.filter(isShown),
    left: leftForGoods(input),
    maxBids: CONVERSIONS.map((conversion) => ({
      conversion,
      amount: maxBidOf(input.price, breakEvenAcos, conversion),
    })),
    cliffs: cliffsWithin(input).filter(({ below }) => Math.abs(below - input.price) <= NEAR * input.price),
    seasons: seasonsOf(input),
    periods: periodsOf(input).filter(({ fulfilment }) => fulfilment !== null),
  }
}

const isShown = (key: LineKey): key is ShownLine => SHOWN.some((shown) => shown === key)
