/** Prices near the present one at which a fee jumps, and what a step over the edge costs. */
import { type PriceEdge, priceEdges } from '../fees/edges.ts'
import { type Range, rangeOf } from '../range.ts'
import type { WhatIfInput } from './input.ts'
import { linesOf } from './lines.ts'

/** Edges farther away than this share of the price are not near it. */
const NEAR = 0.25
/** A price beyond this multiple of the edge is no way back to the former profit. */
const FAR = 2

export interface Cliff {
  fee: PriceEdge['fee']
  /** The highest price on the cheaper side and the lowest on the dearer. */
  below: number
  above: number
  /** What the fee takes more just over the edge; null where a side is not known. */
  step: Range | null
  /** Whether the price stands on the dearer side. */
  over: boolean
  /** The lowest price over the edge at which a unit leaves as much as at `below`; null: not known to the cent, or none near. */
  regain: number | null
  /** What a unit leaves more at `below` than at the present price, when the price is over the edge and short of `regain`. */
  gain: number | null
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
  const regain = regainOf(input, below)
  const over = input.price > below
  const short = over && (regain === null || input.price < regain)
  const [there, here] = [keptAt(input, below), keptAt(input, input.price)]
  const gain = short && there !== null && here !== null && there > here ? there - here : null
  return { fee, below, above, step, over, regain, gain }
}

const lineAt = (input: WhatIfInput, price: number, key: PriceEdge['fee']): Range | null =>
  linesOf({ ...input, price }).find((line) => line.key === key)?.amount ?? null

/**
 * What a price leaves after all that is known; the goods cost the same at every price. null where a fee is not known, or
 * only by its bounds: no price can then be named to the cent.
 */
function keptAt(input: WhatIfInput, price: number): number | null {
  const lines = linesOf({ ...input, price })
  const fees = lines.filter(({ key }) => key === 'fba' || key === 'referral')
  if (!fees.every(({ amount }) => amount !== null && amount.low === amount.high)) return null
  return lines.reduce((left, { amount }) => left - (amount?.value ?? 0), price)
}

/** A unit keeps at most what its price rises by, so a rise by what is lacking never goes too far. */
function regainOf(input: WhatIfInput, below: number): number | null {
  const wanted = keptAt(input, below)
  if (wanted === null) return null
  for (let price = below + 1; price <= below * FAR; ) {
    const kept = keptAt(input, price)
    if (kept === null) return null
    if (kept >= wanted) return price
    price += Math.max(1, Math.floor(wanted - kept))
  }
  return null
}
