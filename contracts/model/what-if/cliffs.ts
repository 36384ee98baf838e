/** Prices near the present one at which a fee jumps, and what a step over the edge costs. */
import { type PriceEdge, priceEdges } from '../fees/edges.ts'
import { roundTo } from '../number.ts'
import { type Range, rangeOf } from '../range.ts'
import type { WhatIfInput } from './input.ts'
import { linesOf } from './lines.ts'

/** Edges farther away than this share of the price are not near it. */
const NEAR = 0.25
/** A price beyond this multiple of the edge is no way back to the former profit. */
const FAR = 2
const BOUNDS = ['value', 'low', 'high'] as const

export interface Cliff {
  fee: PriceEdge['fee']
  /** The highest price on the cheaper side and the lowest on the dearer. */
  below: number
  above: number
  /** What the fee takes more just over the edge; null where a side is not known. */
  step: Range | null
  /** Whether the price stands on the dearer side. */
  over: boolean
  /**
   * The lowest price over the edge at which a unit leaves as much as at `below`; null: not known, none near, or another at
   * each bound of a fee.
   */
  regain: number | null
  /** What a unit surely leaves more at `below` than at the present price, when that is over the edge and short of `regain`. */
  gain: Range | null
}

export function cliffsOf(input: WhatIfInput): Cliff[] {
  const own = { fba: input.own.fba, referral: input.own.referralRate }
  return priceEdges(input.marketplace, input.feeCategory)
    .filter(({ fee, below }) => own[fee] === null && Math.abs(below - input.price) <= NEAR * input.price)
    .map((edge) => cliffAt(input, edge))
    .filter(({ step }) => step === null || step.high > 0)
}

function cliffAt(input: WhatIfInput, { fee, below }: PriceEdge): Cliff {
  const above = below + 1
  const feeAt = (price: number) => lineAt(input, price, fee)
  const [cheap, dear] = [feeAt(below), feeAt(above)]
  // Both sides are bounded by the same unknown row of the table, so bound is compared with bound.
  const step = cheap && dear ? rangeOf((at) => dear[at] - cheap[at]) : null
  const [regain = null, ...others] = new Set(BOUNDS.map((at) => regainOf(input, below, at)))
  const over = input.price > below
  const sure = others.length === 0 ? regain : null
  const short = over && (sure === null || input.price < sure)
  const more = rangeOf((at) => {
    const [there, here] = [keptAt(input, below, at), keptAt(input, input.price, at)]
    return there === null || here === null ? null : roundTo(there - here, 6)
  })
  return { fee, below, above, step, over, regain: sure, gain: short && more && more.low > 0 ? more : null }
}

const lineAt = (input: WhatIfInput, price: number, key: PriceEdge['fee']): Range | null =>
  linesOf({ ...input, price }).find((line) => line.key === key)?.amount ?? null

/** What a price leaves after all that is known, at a bound of it; the goods cost the same at every price. */
function keptAt(input: WhatIfInput, price: number, at: keyof Range): number | null {
  const lines = linesOf({ ...input, price })
  const unknown = lines.some(({ key, amount }) => amount === null && (key === 'fba' || key === 'referral'))
  if (unknown) return null
  const left = lines.reduce((rest, { amount }) => rest - (amount?.[at] ?? 0), price)
  // Sums at two bounds of one fee differ by what a double cannot hold, and would look like a range.
  return roundTo(left, 6)
}

/** A unit keeps at most what its price rises by, so a rise by what is lacking never goes too far. */
function regainOf(input: WhatIfInput, below: number, at: keyof Range): number | null {
  const wanted = keptAt(input, below, at)
  if (wanted === null) return null
  for (let price = below + 1; price <= below * FAR; ) {
    const kept = keptAt(input, price, at)
    if (kept === null) return null
    if (kept >= wanted) return price
    price += Math.max(1, Math.floor(wanted - kept))
  }
  return null
}
