/** Arithmetic for golden tests, independent of the product's metrics. */
import { fbaFee } from '#contracts/model/fees/fba.ts'
import { referralFee } from '#contracts/model/fees/referral.ts'
import type { MarketFacts } from './facts.ts'

export type Estimate = readonly [value: number, low: number, high: number]
export type Row = MarketFacts['members'][number]['product'] & { sold: Estimate | null }

export type Expected = Record<string, number | string | Estimate | null>

export const exactly = (value: number): Estimate => [value, value, value]

export function add(list: readonly Estimate[]): Estimate {
  let [value, low, high] = [0, 0, 0]
  for (const [v, l, h] of list) {
    value += v
    low += l
    high += h
  }
  return [value, low, high]
}

export const isTooFew = (parts: readonly number[], least = 5): boolean =>
  parts.length < least || Math.max(...parts) > total(parts) / 2
export const hasTooFewRows = (rows: readonly Row[], least = 5): boolean =>
  isTooFew(
    soldBy(rows).map(([value]) => value),
    least,
  )

export const soldBy = (rows: readonly Row[]): Estimate[] => rows.flatMap((row) => (row.sold ? [row.sold] : []))

export function unitShareOf(rows: readonly Row[], passes: (row: Row) => boolean): Estimate | null {
  const [mine, others] = [rows.filter(passes), rows.filter((row) => !passes(row))]
  // If no row of one side has known units, the share is unknown, not 0 or 1.
  if ([mine, others].some((side) => side.length > 0 && side.every(({ sold }) => sold === null))) return null
  const [a, b] = [add(soldBy(mine)), add(soldBy(others))]
  if (a[0] + b[0] === 0) return null
  const over = (x: number, y: number) => (x + y === 0 ? 0 : x / (x + y))
  return [over(a[0], b[0]), over(a[1], b[2]), over(a[2], b[1])]
}

export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b)
  if (sorted.length === 0) return null
  const half = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[(sorted.length - 1) / 2] ?? null)
    : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

export const medianEstimate = (list: readonly Estimate[]): Estimate | null =>
  list.length === 0
    ? null
    : [median(list.map((x) => x[0])) ?? 0, median(list.map((x) => x[1])) ?? 0, median(list.map((x) => x[2])) ?? 0]

export const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

export const isKnown = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** Amazon's badges. A badge means its own number up to one less than the next badge. */
const BADGES = [50, ...[1, 10, 100, 1000].flatMap((ten) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((x) => x * 100 * ten))]
export function badge(floor: number): Estimate {
  const next = BADGES.find((step) => step > floor) ?? Number.NaN
  return [Math.round((floor + next - 1) / 2), floor, next - 1]
}

/**
 * If others have a badge, a product without one sells fewer than 50. Its units are known only with a lower bound from
 * the rank curve.
 */
function unbadged(rank: number | null, { rankEvidence }: MarketFacts): Estimate | null {
  if (!rankEvidence || rankEvidence.badges < 1) return null
  const { curve } = rankEvidence
  if (rank === null || !curve || rank < curve.bestRank || rank > curve.lastRank) return null
  const far = (Math.log(rank) - curve.mean) ** 2 / curve.spread
  const reach = 1.645 * curve.sigma * (1 + 1 / curve.badges + far) ** 0.5
  if (Math.E ** (2 * reach) > 8) return null
  const units = (by: number) => Math.round(Math.E ** (curve.a + by) * rank ** curve.b)
  if (units(-reach) >= 50 || units(-reach) === 0) return null
  return [Math.min(49, units(0)), units(-reach), Math.min(49, units(reach))]
}

/** True if others have a badge, this product has no units or badge, and the rank curve gives no lower bound above 0. */
export function isBelowBadge({ product, units }: MarketFacts['members'][number], facts: MarketFacts): boolean {
  const { rankEvidence } = facts
  if (units !== null || product.boughtPastMonth !== null || !rankEvidence || rankEvidence.badges < 1) return false
  const { rank } = product
  const { curve } = rankEvidence
  if (rank === null || !curve || rank < curve.bestRank || rank > curve.lastRank) return true
  const far = (Math.log(rank) - curve.mean) ** 2 / curve.spread
  const reach = 1.645 * curve.sigma * (1 + 1 / curve.badges + far) ** 0.5
  return Math.E ** (2 * reach) > 8 || Math.round(Math.E ** (curve.a - reach) * rank ** curve.b) === 0
}

export const rowsOf = (facts: MarketFacts): Row[] =>
  facts.members.map(({ product, units }) => ({
    ...product,
    sold:
      units !== null
        ? exactly(units)
        : product.boughtPastMonth !== null
          ? badge(product.boughtPastMonth)
          : unbadged(product.rank, facts),
  }))

const VAT: Record<string, number> = { US: 0, CA: 0, UK: 20, DE: 19, FR: 20, IT: 22, ES: 21, JP: 10, IN: 18 }

/** Price − tax − Amazon's fees, as money and relative to the price with tax. */
export function saleMarginOf(row: Row, facts: MarketFacts): { left: Estimate; margin: Estimate } | null {
  const { marketplace, price, size, weight } = row
  if (price === null) return null
  const on = facts.now.slice(0, 10)
  const feeCategory = row.feeCategory ?? facts.category?.feeCategory ?? null
  const commission = referralFee({ marketplace, price, feeCategory, on }).amount
  const parcel = fbaFee({ marketplace, size, weight, price, feeCategory, on }).amount
  if (!commission || !parcel) return null
  const net = (price * 100) / (100 + (VAT[marketplace] ?? 0))
  const left: Estimate = [
    net - commission.value - parcel.value,
    net - commission.high - parcel.high,
    net - commission.low - parcel.low,
  ]
  return { left, margin: [left[0] / price, left[1] / price, left[2] / price] }
}

export const hasRatings = ({ ratings }: Row): boolean => ratings === null || ratings >= 5
