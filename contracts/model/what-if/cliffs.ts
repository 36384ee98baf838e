/** Prices near the present one at which a fee jumps, and what crossing the edge costs. */
import { type PriceEdge, priceEdges } from '../fees/edges.ts'
import { roundTo } from '../number.ts'
import { type Range, rangeOf } from '../range.ts'
import type { WhatIfInput } from './input.ts'
import { linesOf } from './lines.ts'

/** Farthest edge, as a share of the price. */
const NEAR = 0.25
/** Highest regaining price, as a multiple of the edge. */
const FAR = 2
const BOUNDS = ['value', 'low', 'high'] as const

export interface Cliff {
  fee: PriceEdge['fee']
  /** Highest price on the cheaper side and lowest price on the more expensive side. */
  below: number
  above: number
  /** Increase of the fee just above the edge; null if a side is not known. */
  step: Range | null
  /** Whether the price is on the more expensive side. */
  over: boolean
  /**
   * The lowest price above the edge that leaves as much as `below`. Null if not known, if too far away, or if it differs
   * between the bounds of a fee.
   */
  regain: number | null
  /** How much more a unit leaves at `below` than at the present price; only between the edge and `regain`, and if certain. */
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
  // Both sides share the same unknown row of the table, so each bound is compared with the same bound.
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

/** What a price leaves after all known costs, at one bound. Goods cost the same at every price. */
function keptAt(input: WhatIfInput, price: number, at: keyof Range): number | null {
  const lines = linesOf({ ...input, price })
  const unknown = lines.some(({ key, amount }) => amount === null && (key === 'fba' || key === 'referral'))
  if (unknown) return null
  const left = lines.reduce((rest, { amount }) => rest - (amount?.[at] ?? 0), price)
  // Rounded, because floating-point errors between two bounds would look like a range.
  return roundTo(left, 6)
}

/** A unit keeps at most the whole rise of its price, so raising it by the missing amount never overshoots. */
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
