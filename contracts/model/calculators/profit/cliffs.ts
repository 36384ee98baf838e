/** Prices at which a fee rises, and what crossing one costs. */
import { type PriceEdge, priceEdges } from '../../fees/edges.ts'
import { differenceOf, type Range } from '../../range.ts'
import { MAX_MONEY, type ProfitInput } from './input.ts'
import type { LineKey } from './lines.ts'
import { priceForTarget } from './solve.ts'
import { type UnitProfit, unitProfit } from './unit.ts'

export interface Cliff {
  /** The highest price on the cheaper side, minor units. */
  below: number
  fees: FeeStep[]
  /** How much less a unit earns at one minor unit above `below`; null: unknown. */
  drop: Range | null
  /**
   * The lowest price above the cliff that earns as much as `below`, by the worst bound; null: unknown, or too high to
   * be advice.
   */
  regain: number | null
  /**
   * How much more a unit earns at `below` than at the current price; null unless the current price is above the cliff
   * and the gain is certain.
   */
  gain: Range | null
}

export interface FeeStep {
  key: 'referral' | 'fulfilment'
  /** How much more the fee is at one minor unit above the cliff; null: unknown on one side. */
  step: Range | null
}

/** A price that earns as much again only beyond this multiple of the edge is no advice. */
const FARTHEST_REGAIN = 2

const LINE_OF: Readonly<Record<PriceEdge['fee'], FeeStep['key']>> = { fba: 'fulfilment', referral: 'referral' }

/** The prices that a seller may consider: from half to one and a half times the current one. */
export const spanOf = ({ price }: ProfitInput) => ({
  from: Math.max(1, Math.round(price / 2)),
  to: Math.min(MAX_MONEY, Math.max(2, Math.round(price * 1.5))),
})

/** The highest price below each fee edge within the span. */
export const edgesWithin = (input: ProfitInput): number[] => [
  ...new Set(feeEdgesWithin(input).map(({ below }) => below)),
]

function feeEdgesWithin(input: ProfitInput): PriceEdge[] {
  const { from, to } = spanOf(input)
  const all = priceEdges(input.marketplace, input.feeCategory, input)
  return all.filter(({ below }) => below >= from && below < to)
}

export interface KnownCliff extends Cliff {
  drop: Range
}

/** The cliffs whose fees are known on both sides. */
export const knownCliffs = (input: ProfitInput): KnownCliff[] =>
  cliffsWithin(input).flatMap(({ drop, ...cliff }) => (drop ? [{ ...cliff, drop }] : []))

/** Edges above which a unit earns less, and edges with an unknown fee on one side; lowest first. */
export function cliffsWithin(input: ProfitInput): Cliff[] {
  // Goods cost the same at every price, so an unknown cost changes no difference.
  const sold: ProfitInput = { ...input, cost: input.cost ?? 0 }
  const edges = feeEdgesWithin(sold)
  const now = unitProfit(sold)
  return edgesWithin(sold).flatMap((below) => {
    const [before, after] = [below, below + 1].map((price) => unitProfit({ ...sold, price }))
    if (!before || !after) return []
    const fees = edges.flatMap((edge) => (edge.below === below ? stepOf(LINE_OF[edge.fee], before, after) : []))
    const drop = differenceOf(before.net, after.net)
    if (fees.length === 0 || (drop && drop.high <= 0)) return []
    const wanted = before.net && drop && { of: 'net' as const, value: before.net.low }
    const regain = wanted && priceForTarget(sold, wanted, below + 1, below * FARTHEST_REGAIN)
    const isOver = input.price > below && (regain === null || input.price < regain)
    const gain = isOver ? differenceOf(before.net, now.net) : null
    return [{ below, fees, drop, regain, gain: gain && gain.low > 0 ? gain : null }]
  })
}

/** Empty if the fee does not rise, for example because the seller entered it or the order does not pay it. */
function stepOf(key: FeeStep['key'], before: UnitProfit, after: UnitProfit): FeeStep[] {
  const [cheap, dear] = [amountOf(before, key), amountOf(after, key)]
  if (cheap === undefined || dear === undefined) return []
  const step = differenceOf(dear, cheap)
  return step === null || step.high > 0 ? [{ key, step }] : []
}

/** Undefined if the line does not apply. */
const amountOf = ({ lines }: UnitProfit, wanted: LineKey) => lines.find(({ key }) => key === wanted)?.amount
