/** Profit of a unit along its price, with the fee cliffs, and the prices worth choosing. */
import { priceEdges } from '../../fees/edges.ts'
import type { Range } from '../../range.ts'
import { MAX_MONEY, type ProfitInput } from './input.ts'
import { unitProfit } from './unit.ts'

export interface PricePoint {
  price: number
  net: Range
}

export interface Demand {
  /** Units a month at the present price. */
  units: number
  /** Percent of units lost for one percent of price; 0: demand does not react. */
  elasticity: number
}

/** Regular points between both ends; the edges come on top. */
const POINTS = 120

/** Points from half to one and a half times the price; empty while a needed line is unknown. */
export function priceCurve(input: ProfitInput): PricePoint[] {
  const { from, to } = spanOf(input)
  const regular = Array.from({ length: POINTS + 1 }, (_, at) => Math.round(from + ((to - from) * at) / POINTS))
  const edges = edgesWithin(input).flatMap((below) => [below, below + 1])
  const prices = [...new Set([...regular, ...edges, input.price])].sort((a, b) => a - b)
  return prices.flatMap((price) => {
    const { net } = unitProfit({ ...input, price })
    return net ? [{ price, net }] : []
  })
}

/** The highest prices below each fee cliff, within the span of the curve. */
export const edgesWithin = (input: ProfitInput): number[] => {
  const { from, to } = spanOf(input)
  const all = priceEdges(input.marketplace, input.feeCategory).map(({ below }) => below)
  return [...new Set(all)].filter((below) => below >= from && below < to)
}

const spanOf = ({ price }: ProfitInput) => ({
  from: Math.max(1, Math.round(price / 2)),
  to: Math.min(MAX_MONEY, Math.max(2, Math.round(price * 1.5))),
})

export interface BestPrice {
  price: number
  /** Units and profit a month at that price, by the given demand. */
  units: number
  profit: number
}

/**
 * The price with the highest monthly profit on the curve, where demand follows
 * `units × (price ÷ present price) ^ −elasticity`, a model whose elasticity the seller chooses. Null without a curve.
 */
export function bestPrice(input: ProfitInput, { units, elasticity }: Demand): BestPrice | null {
  const all = priceCurve(input).map(({ price, net }): BestPrice => {
    const sold = units * (price / input.price) ** -elasticity
    return { price, units: sold, profit: sold * net.value }
  })
  return all.reduce<BestPrice | null>((best, each) => (best && best.profit >= each.profit ? best : each), null)
}
