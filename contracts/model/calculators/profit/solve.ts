/** The lowest price, or the highest cost, at which a unit reaches a target. Ranges of fees count at their worst bound. */
import { priceEdges } from '../../fees/edges.ts'
import { MAX_MONEY, type ProfitInput } from './input.ts'
import { LINE_KEYS } from './lines.ts'
import { unitProfit } from './unit.ts'

export type Target =
  /** Minor units of profit per unit. */
  | { of: 'net'; value: number }
  /** Fractions. */
  | { of: 'margin' | 'roi'; value: number }

/** A price search passes a few cliffs; more steps mean that the target moves away as fast as the price rises. */
const MAX_STEPS = 2_000

/**
 * The lowest price in minor units, from `from` to `to`, that reaches the target; null if none does or a needed line is
 * unknown. A higher price may miss the target again just above a fee cliff: see `missedAbove`.
 */
export function priceForTarget(input: ProfitInput, target: Target, from = 1, to = MAX_MONEY): number | null {
  const share = target.of === 'margin' ? target.value : 0
  if (share >= 1) return null
  let price = from
  for (let step = 0; step < MAX_STEPS && price <= to; step++) {
    const gap = gapTo({ ...input, price }, target)
    if (gap === null) return null
    if (gap <= 0) return price
    // Profit rises at most as much as the price. Rounding may add a unit per line, so the last steps are one unit each.
    price += Math.max(1, Math.floor(gap / (1 - share)) - LINE_KEYS.length)
  }
  return null
}

/** Prices from the first to the last, minor units; `to` null: no end. */
export interface PriceSpan {
  from: number
  to: number | null
}

/** Prices above `price` that miss the target again, because they are over a fee cliff; lowest first. */
export function missedAbove(input: ProfitInput, target: Target, price: number): PriceSpan[] {
  const spans: PriceSpan[] = []
  let reached = price
  for (const { below } of priceEdges(input.marketplace, input.feeCategory, input)) {
    if (below < reached) continue
    const next = priceForTarget(input, target, below + 1)
    if (next === below + 1) continue
    spans.push({ from: below + 1, to: next === null ? null : next - 1 })
    if (next === null) break
    reached = next
  }
  return spans
}

/** The highest cost of the goods in minor units that reaches the target; null if even free goods miss it. */
export function costForTarget(input: ProfitInput, target: Target): number | null {
  const reaches = (cost: number) => {
    const gap = gapTo({ ...input, cost }, target)
    return gap !== null && gap <= 0
  }
  if (!reaches(0)) return null
  let [low, high] = [0, input.price + input.fbm.charged]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (reaches(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** The profit that is missing to the target, in minor units; zero or less if the target is reached. */
function gapTo(input: ProfitInput, { of, value }: Target): number | null {
  const { net, lines } = unitProfit(input)
  if (!net) return null
  if (of === 'net') return value - net.low
  if (of === 'margin') return value * input.price - net.low
  const goods = lines.reduce((sum, { key, amount }) => sum + (GOODS.includes(key) ? (amount?.value ?? 0) : 0), 0)
  return value * goods - net.low
}

const GOODS: readonly string[] = ['cost', 'freight', 'duty', 'importVat']
