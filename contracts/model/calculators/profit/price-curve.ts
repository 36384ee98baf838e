/** Profit of a unit over a span of prices, and the price that earns the most. */
import type { Range } from '../../range.ts'
import { type Cliff, edgesWithin, spanOf } from './cliffs.ts'
import type { ProfitInput } from './input.ts'
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

/** Number of regular points; prices at fee edges are added to them. */
const POINTS = 120

/** Points from half to one and a half times the price; empty while a needed line is unknown. */
export function priceCurve(input: ProfitInput): PricePoint[] {
  const { from, to } = spanOf(input)
  const step = (to - from) / POINTS
  const regular = Array.from({ length: POINTS + 1 }, (_, at) => Math.round(from + step * at))
  const named = [from, to, input.price, ...edgesWithin(input).flatMap((below) => [below, below + 1])]
  // A regular point just beside a named price adds nothing.
  const apart = regular.filter((price) => named.every((each) => Math.abs(each - price) >= step / 2))
  const prices = [...new Set([...apart, ...named])].sort((a, b) => a - b)
  return prices.flatMap((price) => {
    const { net } = unitProfit({ ...input, price })
    return net ? [{ price, net }] : []
  })
}

/** A table has a row for every eighth point of the curve. */
const ROW_STEP = 8

/** The points of a curve for a table: regular ones, both sides of each cliff, and the present price. */
export function rowsOf(
  curve: readonly PricePoint[],
  cliffs: readonly Pick<Cliff, 'below'>[],
  price: number,
): PricePoint[] {
  const wanted = new Set([price, ...cliffs.flatMap(({ below }) => [below, below + 1])])
  return curve.filter((point, at) => at % ROW_STEP === 0 || at === curve.length - 1 || wanted.has(point.price))
}

export interface BestPrice {
  price: number
  /** Units and profit a month at the best price, by the given demand. */
  units: number
  profit: number
  /** Profit a month at the present price, and how much more the best price earns. */
  now: number
  gain: number
  /** Whether the best price is an end of the curve, so that a price beyond it may be better. */
  isEnd: boolean
}

/**
 * The price with the highest monthly profit on the curve, where demand follows `units × (price ÷ present price) ^
 * −elasticity`, a model whose elasticity the seller chooses. For profits that are ranges, `value` counts. Null without
 * a curve.
 */
export function bestPrice(
  input: ProfitInput,
  { units, elasticity }: Demand,
  curve: readonly PricePoint[] = priceCurve(input),
): BestPrice | null {
  const unitsSoldAt = (price: number) => units * (price / input.price) ** -elasticity
  const profitAt = ({ price, net }: PricePoint) => unitsSoldAt(price) * net.value
  const [first] = curve
  const here = curve.find(({ price }) => price === input.price)
  if (!first || !here) return null
  const best = curve.reduce((top, point) => (profitAt(top) >= profitAt(point) ? top : point), first)
  const [profit, now] = [profitAt(best), profitAt(here)]
  return {
    price: best.price,
    units: unitsSoldAt(best.price),
    profit,
    now,
    gain: profit - now,
    isEnd: best === first || best === curve.at(-1),
  }
}
